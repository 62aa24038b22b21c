import Lifecycle

/// The course draws no keyframes: a keyframe animator shows its first value, and after a trigger its last
/// value.
nonisolated public struct KeyframeAnimator<Value, Path: Keyframes, Content: View>: View
where Path.Value == Value {
    private let initial: Value
    private let trigger: AnyEquatable?
    private let content: (Value) -> Content
    private let keyframes: (Value) -> Path
    @State private var value: Value?

    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
    ) {
        initial = initialValue
        trigger = nil
        self.content = content
        self.keyframes = keyframes
    }

    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
    ) {
        initial = initialValue
        self.trigger = AnyEquatable(trigger)
        self.content = content
        self.keyframes = keyframes
    }

    @MainActor public var body: some View {
        content(value ?? initial).onChange(of: trigger) {
            let start = value ?? initial
            value = keyframes(start)._end(from: start)
        }
    }
}

nonisolated public protocol Keyframes<Value> {
    associatedtype Value
    func _end(from start: Value) -> Value
}

nonisolated public struct KeyframeTrack<Root, Value: Animatable & Sendable, Content: KeyframeTrackContent>:
    Keyframes
where Content.Value == Value {
    private let property: WritableKeyPath<Root, Value>
    private let content: Content

    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        property = keyPath
        self.content = content()
    }

    public func _end(from start: Root) -> Root {
        var value = start
        if let last = content._last { value[keyPath: property] = last }
        return value
    }
}

extension KeyframeTrack where Root == Value {
    public init(@KeyframeTrackContentBuilder<Value> content: () -> Content) {
        property = \.self
        self.content = content()
    }
}

nonisolated public protocol KeyframeTrackContent<Value> {
    associatedtype Value
    var _last: Value? { get }
}

nonisolated public struct LinearKeyframe<Value: Animatable & Sendable>: KeyframeTrackContent {
    public let _last: Value?
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) { _last = to }
}

nonisolated public struct CubicKeyframe<Value: Animatable & Sendable>: KeyframeTrackContent {
    public let _last: Value?
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        _last = to
    }
}

nonisolated public struct SpringKeyframe<Value: Animatable & Sendable>: KeyframeTrackContent {
    public let _last: Value?
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        _last = to
    }
}

nonisolated public struct MoveKeyframe<Value: Animatable & Sendable>: KeyframeTrackContent {
    public let _last: Value?
    public init(_ to: Value) { _last = to }
}

nonisolated public struct _KeyframeSequence<Value>: KeyframeTrackContent {
    public let _last: Value?
}

nonisolated public struct _KeyframeTracks<Value>: Keyframes {
    let ends: [(Value) -> Value]
    public func _end(from start: Value) -> Value { ends.reduce(start) { $1($0) } }
}

@resultBuilder nonisolated public enum KeyframesBuilder<Value> {
    public static func buildExpression<Content: Keyframes>(_ content: Content) -> Content
    where Content.Value == Value {
        content
    }
    public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content
    where Content.Value == Value { first }
    public static func buildPartialBlock<First: Keyframes, Next: Keyframes>(
        accumulated: First, next: Next
    ) -> _KeyframeTracks<Value> where First.Value == Value, Next.Value == Value {
        _KeyframeTracks(ends: [accumulated._end, next._end])
    }
    public static func buildFinalResult<Content: Keyframes>(_ content: Content) -> Content
    where Content.Value == Value { content }

    // Keyframes for the whole value need no separate track.

    public static func buildExpression<Content: KeyframeTrackContent>(_ content: Content) -> Content
    where Content.Value == Value { content }
    public static func buildPartialBlock<Content: KeyframeTrackContent>(first: Content) -> Content
    where Content.Value == Value { first }
    public static func buildPartialBlock<First: KeyframeTrackContent, Next: KeyframeTrackContent>(
        accumulated: First, next: Next
    ) -> _KeyframeSequence<Value> where First.Value == Value, Next.Value == Value {
        _KeyframeSequence(_last: next._last ?? accumulated._last)
    }
    public static func buildFinalResult<Content: KeyframeTrackContent>(_ content: Content)
        -> KeyframeTrack<Value, Value, Content>
    where Content.Value == Value { KeyframeTrack { content } }
}

@resultBuilder nonisolated public enum KeyframeTrackContentBuilder<Value> {
    public static func buildExpression<Content: KeyframeTrackContent>(_ content: Content) -> Content
    where Content.Value == Value { content }
    public static func buildPartialBlock<Content: KeyframeTrackContent>(first: Content) -> Content
    where Content.Value == Value { first }
    public static func buildPartialBlock<First: KeyframeTrackContent, Next: KeyframeTrackContent>(
        accumulated: First, next: Next
    ) -> _KeyframeSequence<Value> where First.Value == Value, Next.Value == Value {
        _KeyframeSequence(_last: next._last ?? accumulated._last)
    }
}

extension Double: Animatable {
    public var animatableData: Double {
        get { self }
        set { self = newValue }
    }
}

extension Float: Animatable {
    public var animatableData: Float {
        get { self }
        set { self = newValue }
    }
}

extension CGFloat: Animatable {
    public var animatableData: CGFloat {
        get { self }
        set { self = newValue }
    }
}

extension View {
    nonisolated public func keyframeAnimator<Value, Path: Keyframes, Content: View>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
    ) -> some View where Path.Value == Value {
        KeyframeAnimator(
            initialValue: initialValue, repeating: repeating,
            content: { content(PlaceholderContentView(content: self), $0) }, keyframes: keyframes)
    }

    nonisolated public func keyframeAnimator<Value, Path: Keyframes, Content: View>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
    ) -> some View where Path.Value == Value {
        KeyframeAnimator(
            initialValue: initialValue, trigger: trigger,
            content: { content(PlaceholderContentView(content: self), $0) }, keyframes: keyframes)
    }
}
