public import Foundation

public enum MPMediaGrouping: Int, Sendable {
    case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle
}

/// Searches the music library. The search finds nothing, because the user denies access.
open class MPMediaQuery: NSObject, @unchecked Sendable {
    open var groupingType = MPMediaGrouping.title
    open var items: [MPMediaItem]? { [] }

    public override init() {}
    private convenience init(by grouping: MPMediaGrouping) {
        self.init()
        groupingType = grouping
    }

    open class func albums() -> MPMediaQuery { MPMediaQuery(by: .album) }
    open class func artists() -> MPMediaQuery { MPMediaQuery(by: .artist) }
    open class func songs() -> MPMediaQuery { MPMediaQuery(by: .title) }
    open class func playlists() -> MPMediaQuery { MPMediaQuery(by: .playlist) }
    open class func genres() -> MPMediaQuery { MPMediaQuery(by: .genre) }
}
