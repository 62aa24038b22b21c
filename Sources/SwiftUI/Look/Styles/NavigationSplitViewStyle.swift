/// How columns share the width of a display.
nonisolated public protocol NavigationSplitViewStyle: Sendable {
    var _look: _Look { get }
}

nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    public let _look = _Look()
    public init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    nonisolated public static var balanced: Self { Self() }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    nonisolated public static var automatic: Self { Self() }
}
