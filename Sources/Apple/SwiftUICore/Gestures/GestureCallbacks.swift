import Lifecycle

/// A gesture that runs the app's closures for changes and for the end.
nonisolated public struct _CallbackGesture<Base: Gesture>: _PrimitiveGesture {
    public typealias Value = Base.Value

    let base: Base
    let callback: @MainActor (_ phase: _GesturePhase<Base.Value>) -> Void

    @MainActor public func _recognizer() -> _Recognizer<Base.Value> {
        let inner = base._recognizer()
        return _Recognizer { step in
            let phase = inner.take(step)
            if !step.isTrial { callback(phase) }
            return phase
        }
    }
}

nonisolated public struct _MapGesture<Base: Gesture, Value>: _PrimitiveGesture {
    let base: Base
    let transform: (Base.Value) -> Value

    @MainActor public func _recognizer() -> _Recognizer<Value> {
        let inner = base._recognizer()
        return _Recognizer { inner.take($0).map(transform) }
    }
}

public typealias _EndedGesture = _CallbackGesture
public typealias _ChangedGesture = _CallbackGesture

extension Gesture {
    /// Runs `action` once at the end of the gesture, with the gesture's last value.
    @MainActor @preconcurrency public func onEnded(
        _ action: @escaping (Value) -> Void
    ) -> _EndedGesture<Self> {
        _CallbackGesture(base: self) { phase in
            if case .ended(let value) = phase { action(value) }
        }
    }

    @MainActor @preconcurrency public func map<Other>(
        _ body: @escaping (Value) -> Other
    ) -> _MapGesture<Self, Other> {
        _MapGesture(base: self, transform: body)
    }
}

extension Gesture where Value: Equatable {
    /// Runs `action` with each new value of the gesture, including the first.
    @MainActor @preconcurrency public func onChanged(
        _ action: @escaping (Value) -> Void
    ) -> _ChangedGesture<Self> {
        let last = LastValue<Value>()
        return _CallbackGesture(base: self) { phase in
            guard case .changed(let value) = phase, value != last.value else {
                if phase.isOver { last.value = nil }
                return
            }
            last.value = value
            action(value)
        }
    }
}

@MainActor private final class LastValue<Value> {
    var value: Value?
}
