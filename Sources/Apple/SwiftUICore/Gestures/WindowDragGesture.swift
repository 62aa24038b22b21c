import Lifecycle

/// No scenario can drag a window with a pointer.
nonisolated public struct WindowDragGesture: _PrimitiveGesture, Sendable {
    public init() {}

    @MainActor public func _recognizer() -> _Recognizer<Void> { _Recognizer { _ in .failed } }
}
