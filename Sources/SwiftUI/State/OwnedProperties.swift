import Lifecycle

/// The properties of something that is no view and has some all the same: an app, a button's style. They are connected
/// where the view stands that it belongs to.
nonisolated struct OwnedProperties<Owner>: DynamicProperty {
    var owner: Owner

    @MainActor mutating func _connect(_ connection: Connection) {
        connection.connectFields(of: &owner)
    }
}
