public import Lifecycle

/// Which field has the focus. It behaves as `@State` does: only the app's own code writes it, typing does not.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    private let initial: Value
    private var cell: StateCell<Value>?

    public init() where Value == Bool {
        initial = false
    }

    public init<Inside: Hashable>() where Value == Inside? {
        initial = nil
    }

    public var wrappedValue: Value {
        get { cell?.valueFromAnywhere ?? initial }
        nonmutating set { cell?.valueFromAnywhere = newValue }
    }

    public var projectedValue: FocusState<Value>.Binding {
        let state = self
        return Binding(
            binding: SwiftUI.Binding(
                following: { state.wrappedValue }, set: { state.wrappedValue = $0 },
                place: cell.map { AnyHashable(ObjectIdentifier($0)) }))
    }

    @MainActor public mutating func _connect(_ connection: Connection) {
        let initial = initial
        cell = connection.slot { StateCell(initial, name: connection.name, owner: connection.node) }
    }

    @MainActor public func _isSame(as other: Self) -> Bool { true }

    /// Reads and writes a focus state of another view.
    @propertyWrapper public struct Binding: DynamicProperty {
        let binding: SwiftUI.Binding<Value>

        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }

        public var projectedValue: FocusState<Value>.Binding { self }

        @MainActor public mutating func _connect(_ connection: Connection) {}
        @MainActor public func _isSame(as other: Self) -> Bool { binding._isSame(as: other.binding) }
    }
}

extension View {
    // The simulated user types into any field, focused or not, so neither form does anything.

    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View { self }

    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
}
