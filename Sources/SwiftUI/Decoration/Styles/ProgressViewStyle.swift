/// How progress looks.
nonisolated public protocol ProgressViewStyle: Sendable {
    var _look: _Look { get }
}

nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
    public let _look = _Look()
    public init() {}
    public init(tint: Color) {}
}

nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
    public let _look = _Look()
    public init() {}
    public init(tint: Color) {}
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
