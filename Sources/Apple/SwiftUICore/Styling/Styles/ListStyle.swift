/// The look of a list.
nonisolated public protocol ListStyle: Sendable {
    var _look: _Look { get }
}

nonisolated public struct DefaultListStyle: ListStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct PlainListStyle: ListStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct GroupedListStyle: ListStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct InsetListStyle: ListStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct BorderedListStyle: ListStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct InsetGroupedListStyle: ListStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct SidebarListStyle: ListStyle {
    public let _look = _Look()
    public init() {}
}

extension ListStyle where Self == DefaultListStyle {
    nonisolated public static var automatic: Self { Self() }
}

extension ListStyle where Self == PlainListStyle {
    nonisolated public static var plain: Self { Self() }
}

extension ListStyle where Self == GroupedListStyle {
    nonisolated public static var grouped: Self { Self() }
}

extension ListStyle where Self == InsetListStyle {
    nonisolated public static var inset: Self { Self() }
    nonisolated public static func inset(alternatesRowBackgrounds: Bool) -> Self { Self() }
}

extension ListStyle where Self == BorderedListStyle {
    nonisolated public static var bordered: Self { Self() }
    nonisolated public static func bordered(alternatesRowBackgrounds: Bool) -> Self { Self() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    nonisolated public static var insetGrouped: Self { Self() }
}

extension ListStyle where Self == SidebarListStyle {
    nonisolated public static var sidebar: Self { Self() }
}

nonisolated public struct CarouselListStyle: ListStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct EllipticalListStyle: ListStyle {
    public let _look = _Look()
    public init() {}
}

extension ListStyle where Self == CarouselListStyle {
    nonisolated public static var carousel: Self { Self() }
}

extension ListStyle where Self == EllipticalListStyle {
    nonisolated public static var elliptical: Self { Self() }
}
