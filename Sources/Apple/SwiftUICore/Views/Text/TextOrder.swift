// Orders of texts. Linux's Foundation sorts by `SortDescriptor(\.name)` as the standard library compares, and Apple's as people expect:
// whatever the case, and 9 before 10.

/// How a descriptor compares texts, other than by their characters' numbers.
nonisolated public struct _TextComparator: Sendable {
    fileprivate let isLocalized: Bool

    /// As a list of files is sorted.
    public static let localizedStandard = _TextComparator(isLocalized: false)
    /// As a dictionary is sorted.
    public static let localized = _TextComparator(isLocalized: true)
}

/// A text that compares with others as people expect.
nonisolated public struct _OrderedText: Comparable {
    fileprivate let text: String
    fileprivate var isLocalized = false

    public static func < (one: Self, other: Self) -> Bool {
        let result =
            one.isLocalized
            ? one.text.localizedCompare(other.text) : one.text.localizedStandardCompare(other.text)
        return result == .orderedAscending
    }
}

nonisolated extension String {
    public var _standardOrder: _OrderedText { _OrderedText(text: self) }
    public var _localizedOrder: _OrderedText { _OrderedText(text: self, isLocalized: true) }
}

nonisolated extension Optional where Wrapped == String {
    public var _standardOrder: _OrderedText? { map { $0._standardOrder } }
    public var _localizedOrder: _OrderedText? { map { $0._localizedOrder } }
}

nonisolated extension SortDescriptor {
    /// By a text, as a list of files is sorted.
    public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
        self.init(Self.path(keyPath, \._standardOrder), order: order)
    }

    public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward) {
        self.init(Self.path(keyPath, \._standardOrder), order: order)
    }

    public init(
        _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: _TextComparator,
        order: SortOrder = .forward
    ) {
        self.init(
            Self.path(keyPath, comparator.isLocalized ? \._localizedOrder : \._standardOrder), order: order)
    }

    public init(
        _ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: _TextComparator,
        order: SortOrder = .forward
    ) {
        self.init(
            Self.path(keyPath, comparator.isLocalized ? \._localizedOrder : \._standardOrder), order: order)
    }

    /// Two paths after another. The path that comes of it is as sendable as the two, and its type does not say so.
    private static func path<Text, Order>(
        _ keyPath: any KeyPath<Compared, Text> & Sendable, _ order: KeyPath<Text, Order>
    ) -> any KeyPath<Compared, Order> & Sendable {
        unsafeBitCast(keyPath.appending(path: order), to: (any KeyPath<Compared, Order> & Sendable).self)
    }
}
