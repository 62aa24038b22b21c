public import Lifecycle

/// A value that belongs to a view's place on screen and outlives the view values that mention it.
@propertyWrapper public struct State<Value>: DynamicProperty {
    private var initial: Value
    private var cell: StateCell<Value>?

    public init(wrappedValue: Value) {
        initial = wrappedValue
    }

    public init(initialValue: Value) {
        initial = initialValue
    }

    // Before the view has a place, reading gives the initial value and writing has nowhere to go, as in SwiftUI.

    public var wrappedValue: Value {
        get { cell?.valueFromAnywhere ?? initial }
        nonmutating set { cell?.valueFromAnywhere = newValue }
    }

    public var projectedValue: Binding<Value> {
        Binding(following: { wrappedValue }, set: { wrappedValue = $0 })
    }

    @MainActor public mutating func _connect(_ connection: Connection) {
        cell = connection.slot { StateCell(initial, name: connection.name, owner: connection.node) }
    }

    @MainActor public func _isSame(as other: Self) -> Bool { true }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: Sendable where Value: Sendable {}
