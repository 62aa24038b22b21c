public import Lifecycle

/// A state that a gesture writes while the gesture lasts. When the gesture ends, the gesture state returns to
/// its initial value.
///
///     @GestureState private var offset = CGSize.zero
///     DragGesture().updating($offset) { value, state, _ in state = value.translation }
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    private let initial: Value
    private let reset: (Value, inout Transaction) -> Void
    private var cell: StateCell<Value>?

    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue) { _, _ in }
    }

    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue)
    }

    /// Makes a gesture state that runs `reset` with the last value when the gesture ends.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initial = wrappedValue
        self.reset = reset
    }

    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue)
    }

    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    public var wrappedValue: Value { cell?.valueFromAnywhere ?? initial }

    public var projectedValue: GestureState<Value> { self }

    @MainActor public mutating func _connect(_ connection: Connection) {
        let initial = initial
        cell = connection.slot { StateCell(initial, name: connection.name, owner: connection.node) }
    }

    @MainActor public func _isSame(as other: Self) -> Bool { true }

    @MainActor fileprivate func change(_ body: (inout Value, inout Transaction) -> Void) {
        var (value, transaction) = (wrappedValue, Transaction())
        body(&value, &transaction)
        cell?.value = value
    }

    @MainActor fileprivate func end() {
        var transaction = Transaction()
        reset(wrappedValue, &transaction)
        cell?.value = initial
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil)
    }

    public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: nil, reset: reset)
    }
}

/// A gesture that writes a `GestureState` while the gesture lasts.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: _PrimitiveGesture {
    public typealias Value = Base.Value

    let base: Base
    let state: GestureState<State>
    let update: (Base.Value, inout State, inout Transaction) -> Void

    @MainActor public func _recognizer() -> _Recognizer<Base.Value> {
        let inner = base._recognizer()
        return _Recognizer { step in
            let before = inner.phase
            let phase = inner.take(step)
            guard !step.isTrial else { return phase }
            if case .changed(let value) = phase { state.change { update(value, &$0, &$1) } }
            if phase.isOver, before.value != nil { state.end() }
            return phase
        }
    }
}

extension Gesture {
    /// Runs `body` with each value of the gesture. The gesture state resets when the gesture ends.
    @MainActor @preconcurrency public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, update: body)
    }
}
