/// How a switch looks.
nonisolated public protocol ToggleStyle: Sendable {
    var _look: _Look { get }
}

nonisolated public struct DefaultToggleStyle: ToggleStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct SwitchToggleStyle: ToggleStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct ButtonToggleStyle: ToggleStyle {
    public let _look = _Look()
    public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
    nonisolated public static var automatic: Self { Self() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    nonisolated public static var `switch`: Self { Self() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    nonisolated public static var button: Self { Self() }
}
