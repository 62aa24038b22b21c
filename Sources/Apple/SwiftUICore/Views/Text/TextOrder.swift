// Orders for sorting texts. On Linux, Foundation's `SortDescriptor(\.name)` compares texts by character codes. Apple's
// `SortDescriptor` compares texts as people expect: it ignores case and sorts 9 before 10.

/// Compares texts for sort descriptors in the order that people expect.
nonisolated public struct _TextComparator: Sendable {
    fileprivate let isLocalized: Bool

    /// The order of files in the Finder.
    public static let localizedStandard = _TextComparator(isLocalized: false)
    /// The alphabetical order, as in a dictionary.
    public static let localized = _TextComparator(isLocalized: true)
}

/// A text that is compared as people expect: ignoring case, and 9 before 10.
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
    /// Sorts by a text, in the order of files in the Finder.
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

    /// Joins two sendable key paths. Swift does not mark the joined key path as sendable, although both of its parts
    /// are sendable.
    private static func path<Text, Order>(
        _ keyPath: any KeyPath<Compared, Text> & Sendable, _ order: KeyPath<Text, Order>
    ) -> any KeyPath<Compared, Order> & Sendable {
        unsafeBitCast(keyPath.appending(path: order), to: (any KeyPath<Compared, Order> & Sendable).self)
    }
}
