public import Lifecycle

/// A property of a view whose value is stored outside the view, such as `@State` or `@Environment`.
public protocol DynamicProperty: Connectable {
    /// SwiftUI calls `update` before each run of the body.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}

    /// Connects the dynamic properties inside an app's property wrapper, then calls the wrapper's `update`.
    @MainActor public mutating func _connect(_ connection: Connection) {
        connection.connectFields(of: &self)
        update()
    }

    @MainActor public func _isSame(as other: Self) -> Bool {
        ValueComparison.areEqual(self, other)
    }
}

/// The dynamic properties of a value that is not a view, such as an app or a button style. A change of an owned
/// property updates the view that contains the `OwnedProperties`.
package nonisolated struct OwnedProperties<Owner>: DynamicProperty {
    package var owner: Owner

    package init(owner: Owner) { self.owner = owner }

    @MainActor package mutating func _connect(_ connection: Connection) {
        connection.connectFields(of: &owner)
    }
}
