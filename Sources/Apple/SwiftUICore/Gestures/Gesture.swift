import Lifecycle

// How gestures work: a `Stroke` describes a finger's movement, and a `_Recognizer` decides whether the movement is its
// gesture. A `GestureNode` attaches a gesture to its view. `Hit` decides which gestures under a finger are recognized.

/// A gesture that a finger makes on a view, with the app's reaction.
///
///     Text("Card").gesture(DragGesture().onEnded { move(by: $0.translation) })
@MainActor @preconcurrency public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture

    @MainActor @preconcurrency var body: Body { get }

    /// Makes the recognizer that decides whether one movement of a finger is this gesture.
    @MainActor func _recognizer() -> _Recognizer<Value>
}

extension Gesture where Body.Value == Value {
    @MainActor public func _recognizer() -> _Recognizer<Value> { body._recognizer() }
}

/// A gesture without a body, which makes its own recognizer.
public protocol _PrimitiveGesture: Gesture where Body == Never {}

extension _PrimitiveGesture {
    @MainActor public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Gesture {
    public typealias Value = Never
    @MainActor public func _recognizer() -> _Recognizer<Never> { fatalError("there is no such gesture") }
}

nonisolated public struct AnyGesture<Value>: _PrimitiveGesture {
    private let make: @MainActor () -> _Recognizer<Value>

    public init<Base: Gesture>(_ gesture: Base) where Base.Value == Value {
        nonisolated(unsafe) let gesture = gesture
        make = { gesture._recognizer() }
    }

    @MainActor public func _recognizer() -> _Recognizer<Value> { make() }
}

extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    public typealias Body = Never

    @MainActor public var body: Never { fatalError("an optional gesture has no body") }

    @MainActor public func _recognizer() -> _Recognizer<Wrapped.Value> {
        map { $0._recognizer() } ?? _Recognizer { _ in .failed }
    }
}

public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let none: GestureMask = []
    /// Recognizes only the attached gesture, not the gestures of subviews.
    public static let gesture = GestureMask(rawValue: 1)
    /// Recognizes only the gestures of subviews, not the attached gesture.
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}
