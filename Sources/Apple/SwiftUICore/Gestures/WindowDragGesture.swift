import Lifecycle

/// A drag of the window with a pointer. No scenario can make this gesture.
nonisolated public struct WindowDragGesture: _PrimitiveGesture, Sendable {
    public init() {}

    @MainActor public func _recognizer() -> _Recognizer<Void> { _Recognizer { _ in .failed } }
}
