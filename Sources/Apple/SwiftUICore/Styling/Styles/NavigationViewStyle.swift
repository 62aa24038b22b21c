/// The style of a `NavigationView`: a single page, or columns.
nonisolated public protocol NavigationViewStyle: Sendable {
    var _look: _Look { get }
}

nonisolated public struct StackNavigationViewStyle: NavigationViewStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle {
    public let _look = _Look()
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    nonisolated public static var columns: Self { Self() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    nonisolated public static var stack: Self { Self() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    nonisolated public static var automatic: Self { Self() }
}

/// How the columns of a split view share the width of a display.
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

nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    public let _look = _Look()
    public init() {}
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    nonisolated public static var prominentDetail: Self { Self() }
}
