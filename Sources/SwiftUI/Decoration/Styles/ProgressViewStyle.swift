/// How progress looks.
nonisolated public protocol ProgressViewStyle: Sendable {
    var _look: _Look { get }
}

nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct CircularProgressViewStyle: ProgressViewStyle, TintedStyle {
    public let _look = _Look()
    let tint: Color?

    public init() { tint = nil }
    public init(tint: Color) { self.tint = tint }
}

nonisolated public struct LinearProgressViewStyle: ProgressViewStyle, TintedStyle {
    public let _look = _Look()
    let tint: Color?

    public init() { tint = nil }
    public init(tint: Color) { self.tint = tint }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    nonisolated public static var automatic: Self { Self() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    nonisolated public static var circular: Self { Self() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    nonisolated public static var linear: Self { Self() }
}
