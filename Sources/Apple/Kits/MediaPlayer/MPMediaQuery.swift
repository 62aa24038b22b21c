public import Foundation

public enum MPMediaGrouping: Int, Sendable {
    case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle
}

public enum MPMediaPredicateComparison: Int, Sendable { case equalTo, contains }

open class MPMediaPredicate: NSObject, @unchecked Sendable {
    override init() {}
}

public final class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
    public let property: String
    public let value: Any?
    public let comparisonType: MPMediaPredicateComparison
    public init(
        value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo
    ) { (self.value, self.property, self.comparisonType) = (value, property, comparisonType) }
}

/// Looks for music. The user does not let it, so nothing is found.
open class MPMediaQuery: NSObject, @unchecked Sendable {
    open var filterPredicates: Set<MPMediaPredicate>?
    open var groupingType = MPMediaGrouping.title
    open var items: [MPMediaItem]? { [] }
    open var collections: [MPMediaItemCollection]? { [] }
    open var itemSections: [MPMediaQuerySection]? { [] }
    open var collectionSections: [MPMediaQuerySection]? { [] }

    public override init() {}
    public init(filterPredicates: Set<MPMediaPredicate>?) { self.filterPredicates = filterPredicates }
    private convenience init(by grouping: MPMediaGrouping) {
        self.init()
        groupingType = grouping
    }
    open func addFilterPredicate(_ predicate: MPMediaPredicate) {
        filterPredicates = (filterPredicates ?? []).union([predicate])
    }
    open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }

    open class func albums() -> MPMediaQuery { MPMediaQuery(by: .album) }
    open class func artists() -> MPMediaQuery { MPMediaQuery(by: .artist) }
    open class func songs() -> MPMediaQuery { MPMediaQuery(by: .title) }
    open class func playlists() -> MPMediaQuery { MPMediaQuery(by: .playlist) }
    open class func podcasts() -> MPMediaQuery { MPMediaQuery(by: .podcastTitle) }
    open class func audiobooks() -> MPMediaQuery { MPMediaQuery(by: .title) }
    open class func compilations() -> MPMediaQuery { MPMediaQuery(by: .album) }
    open class func composers() -> MPMediaQuery { MPMediaQuery(by: .composer) }
    open class func genres() -> MPMediaQuery { MPMediaQuery(by: .genre) }
}

public final class MPMediaQuerySection: NSObject, Sendable {
    private init(none: Void) {}
    public var title: String { "" }
    public var range: NSRange { NSRange(location: 0, length: 0) }
}
