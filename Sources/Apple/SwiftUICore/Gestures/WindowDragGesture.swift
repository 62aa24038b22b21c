import Lifecycle

/// A pointer that drags its window. No scenario makes one, so it is never recognized.
nonisolated public struct WindowDragGesture: _PrimitiveGesture, Sendable {
    public init() {}

    @MainActor public func _recognizer() -> _Recognizer<Void> { _Recognizer { _ in .failed } }
}
