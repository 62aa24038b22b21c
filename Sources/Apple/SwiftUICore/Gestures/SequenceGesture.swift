import Lifecycle

/// A gesture followed by a second gesture of the same finger.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    public enum Value {
        case first(First.Value)
        /// The first gesture has ended. The value of the second gesture is nil until the second gesture
        /// begins.
        case second(First.Value, Second.Value?)
    }

    public var first: First
    public var second: Second

    @MainActor public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor public func _recognizer() -> _Recognizer<Value> {
        let (first, second) = (first._recognizer(), second._recognizer())
        return _Recognizer { step in
            if case .ended(let done) = first.phase { return second.take(step).behind(done) }
            switch first.take(step) {
            case .possible: return .possible
            case .failed: return .failed
            case .changed(let value): return .changed(.first(value))
            case .ended(let value): return .changed(.second(value, nil))
            }
        }
    }
}

extension _GesturePhase {
    fileprivate func behind<First: Gesture, Second: Gesture>(
        _ done: First.Value
    ) -> _GesturePhase<SequenceGesture<First, Second>.Value> where Second.Value == Value {
        switch self {
        case .possible: .changed(.second(done, nil))
        case .changed(let value): .changed(.second(done, value))
        case .ended(let value): .ended(.second(done, value))
        case .failed: .failed
        }
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Two gestures that follow the same finger simultaneously.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public var first: First
    public var second: Second

    @MainActor public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor public func _recognizer() -> _Recognizer<Value> {
        let (first, second) = (first._recognizer(), second._recognizer())
        return _Recognizer { step in
            first.take(step)
            second.take(step)
            let value = Value(first: first.phase.value, second: second.phase.value)
            if !first.phase.isOver || !second.phase.isOver {
                return value.first == nil && value.second == nil ? .possible : .changed(value)
            }
            return value.first == nil && value.second == nil ? .failed : .ended(value)
        }
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// The first of two exclusive gestures has priority.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public var first: First
    public var second: Second

    @MainActor public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor public func _recognizer() -> _Recognizer<Value> {
        let (first, second) = (first._recognizer(), second._recognizer())
        var missed: [StrokeStep] = []
        return _Recognizer { step in
            switch first.take(step) {
            case .changed(let value): return .changed(.first(value))
            case .ended(let value): return .ended(.first(value))
            case .possible:
                missed.append(step)
                return .possible
            case .failed: break
            }
            // When the first gesture fails, the second gesture receives the finger's whole movement, from its
            // beginning.
            for step in missed { second.take(step) }
            missed = []
            return second.take(step).map(Value.second)
        }
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
    @MainActor @preconcurrency public func sequenced<Other: Gesture>(
        before other: Other
    ) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }

    @MainActor @preconcurrency public func simultaneously<Other: Gesture>(
        with other: Other
    ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }

    @MainActor @preconcurrency public func exclusively<Other: Gesture>(
        before other: Other
    ) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
}
