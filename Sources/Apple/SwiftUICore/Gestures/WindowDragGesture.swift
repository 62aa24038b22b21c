import Lifecycle

/// A pointer that takes its window along. No scenario makes one, so it is never recognized.
nonisolated public struct WindowDragGesture: _PrimitiveGesture, Sendable {
    public init() {}

    @MainActor public func _recognizer() -> _Recognizer<Void> { _Recognizer { _ in .failed } }
}
