public import Lifecycle

/// A `State` whose object is assigned in the view's init. The module Workshop writes `@_Held` into answers that assign
/// a `@State` in an init (`decisions/0078`).
@propertyWrapper public struct _Held<Value>: DynamicProperty {
    private var state: State<Value>

    public init(wrappedValue: Value) { state = State(initialValue: wrappedValue) }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding<Value> { state.projectedValue }

    @MainActor public mutating func _connect(_ connection: Connection) { state._connect(connection) }
    @MainActor public func _isSame(as other: Self) -> Bool { state._isSame(as: other.state) }
}

extension _Held: @unchecked Sendable where Value: Sendable {}
