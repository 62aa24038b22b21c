/// Whether an older navigation view shows one page at a time.
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

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    nonisolated public static var stack: Self { Self() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    nonisolated public static var automatic: Self { Self() }
}
