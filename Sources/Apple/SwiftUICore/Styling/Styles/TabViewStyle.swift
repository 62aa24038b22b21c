/// How a tab view shows its tabs: in a bar, beside the content, or as pages.
nonisolated public protocol TabViewStyle: Sendable {
    var _look: _Look { get }
}

nonisolated public struct DefaultTabViewStyle: TabViewStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct PageTabViewStyle: TabViewStyle {
    public let _look = _Look()
    public enum IndexDisplayMode: Sendable { case automatic, always, never }
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

/// Shows tabs as vertical pages, as on Apple Watch.
nonisolated public struct VerticalPageTabViewStyle: TabViewStyle {
    nonisolated public enum TransitionStyle: Hashable, Sendable { case automatic, blur, identity }

    public let _look = _Look()
    public init() {}
    public init(transitionStyle: TransitionStyle) {}
}

nonisolated public struct CarouselTabViewStyle: TabViewStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct GroupedTabViewStyle: TabViewStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle {
    public let _look = _Look()
    public init() {}
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
    nonisolated public static var verticalPage: Self { Self() }
    nonisolated public static func verticalPage(
        transitionStyle: VerticalPageTabViewStyle.TransitionStyle
    ) -> Self { Self() }
}

extension TabViewStyle where Self == CarouselTabViewStyle {
    nonisolated public static var carousel: Self { Self() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
    nonisolated public static var grouped: Self { Self() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    nonisolated public static var tabBarOnly: Self { Self() }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    nonisolated public static var automatic: Self { Self() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    nonisolated public static var sidebarAdaptable: Self { Self() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    nonisolated public static var page: Self { Self() }
    nonisolated public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
        Self()
    }
}

/// The look of the dots that show the current page.
nonisolated public protocol IndexViewStyle: Sendable {
    var _look: _Look { get }
}

nonisolated public struct PageIndexViewStyle: IndexViewStyle {
    nonisolated public enum BackgroundDisplayMode: Hashable, Sendable {
        case automatic, interactive, always, never
    }

    public let _look = _Look()
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    nonisolated public static var page: Self { Self() }

    nonisolated public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> Self { Self(backgroundDisplayMode: backgroundDisplayMode) }
}
