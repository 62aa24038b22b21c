public import Lifecycle

/// A property of a view that is more than its value.
public protocol DynamicProperty: Connectable {
    /// Called before each run of the body, so that the property can take up what has changed.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}

    /// A learner's own property wrapper is made of others: they are connected, then it may look at them.
    @MainActor public mutating func _connect(_ connection: Connection) {
        connection.connectFields(of: &self)
        update()
    }

    @MainActor public func _isSame(as other: Self) -> Bool {
        ValueComparison.areEqual(self, other)
    }
}

/// The properties of something that is no view and has some all the same: an app, a button's style. They are connected
/// where the view stands that it belongs to.
nonisolated struct OwnedProperties<Owner>: DynamicProperty {
    var owner: Owner

    @MainActor mutating func _connect(_ connection: Connection) {
        connection.connectFields(of: &owner)
    }
}
