/// How a box looks.
nonisolated public protocol GroupBoxStyle: Sendable {
    var _look: _Look { get }
}

nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
    public let _look = _Look()
    public init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    nonisolated public static var automatic: Self { Self() }
}
