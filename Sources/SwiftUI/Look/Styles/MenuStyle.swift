/// How a menu's button looks.
nonisolated public protocol MenuStyle: Sendable {
    var _look: _Look { get }
}

nonisolated public struct DefaultMenuStyle: MenuStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct ButtonMenuStyle: MenuStyle {
    public let _look = _Look()
    public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
    nonisolated public static var automatic: Self { Self() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    nonisolated public static var button: Self { Self() }
}
