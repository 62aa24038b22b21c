/// How grouped controls look.
nonisolated public protocol ControlGroupStyle: Sendable {
    var _look: _Look { get }
}

nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle {
    public let _look = _Look()
    public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    nonisolated public static var automatic: Self { Self() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    nonisolated public static var navigation: Self { Self() }
}

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

/// How a folded group looks.
nonisolated public protocol DisclosureGroupStyle: Sendable {
    var _look: _Look { get }
}

nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public let _look = _Look()
    public init() {}
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    nonisolated public static var automatic: Self { Self() }
}
