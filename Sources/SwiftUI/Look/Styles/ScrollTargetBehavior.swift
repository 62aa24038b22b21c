/// Where scrolling comes to rest.
nonisolated public protocol ScrollTargetBehavior: Sendable {
    var _look: _Look { get }
}

nonisolated public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public let _look = _Look()
    public init() {}
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    nonisolated public static var viewAligned: Self { Self() }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    nonisolated public static var paging: Self { Self() }
}
