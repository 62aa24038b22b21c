public import Foundation

/// A song or a music video of an album or a playlist.
public enum Track: MusicItem, Identifiable, Hashable, Codable, Sendable, CustomStringConvertible {
    case song(Song)
    case musicVideo(MusicVideo)

    private func ask<Value>(_ song: (Song) -> Value, _ video: (MusicVideo) -> Value) -> Value {
        switch self {
        case .song(let one): song(one)
        case .musicVideo(let one): video(one)
        }
    }

    public var id: MusicItemID { ask(\.id, \.id) }
    public var title: String { ask(\.title, \.title) }
    public var artistName: String { ask(\.artistName, \.artistName) }
    public var albumTitle: String? { ask(\.albumTitle, \.albumTitle) }
    public var artwork: Artwork? { ask(\.artwork, \.artwork) }
    public var artistURL: URL? { ask(\.artistURL, \.artistURL) }
    public var contentRating: ContentRating? { ask(\.contentRating, \.contentRating) }
    public var duration: TimeInterval? { ask(\.duration, \.duration) }
    public var editorialNotes: EditorialNotes? { ask(\.editorialNotes, \.editorialNotes) }
    public var genreNames: [String] { ask(\.genreNames, \.genreNames) }
    public var discNumber: Int? { ask(\.discNumber, { _ in nil }) }
    public var trackNumber: Int? { ask(\.trackNumber, \.trackNumber) }
    public var playParameters: PlayParameters? { ask(\.playParameters, \.playParameters) }
    public var releaseDate: Date? { ask(\.releaseDate, \.releaseDate) }
    public var url: URL? { ask(\.url, \.url) }
    public var albums: MusicItemCollection<Album>? { nil }
    public var artists: MusicItemCollection<Artist>? { nil }
    public var genres: MusicItemCollection<Genre>? { nil }
    public var description: String { ask(\.description, \.description) }

    public init(from decoder: any Decoder) throws {
        if let video = try? MusicVideo(from: decoder), try decoder.isVideo {
            self = .musicVideo(video)
        } else {
            self = .song(try Song(from: decoder))
        }
    }
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .song(let one): try one.encode(to: encoder)
        case .musicVideo(let one): try one.encode(to: encoder)
        }
    }
}

private enum Kind: CodingKey { case type }

extension Decoder {
    fileprivate var isVideo: Bool {
        get throws {
            try container(keyedBy: Kind.self).decodeIfPresent(String.self, forKey: .type) == "music-videos"
        }
    }
}

extension Track: MusicPropertyContainer, PlayableMusicItem, MusicPlaylistAddable,
    MusicRecentlyPlayedRequestable, MusicLibraryRequestable
{
    public typealias LibraryFilter = LibrarySongFilter
    public typealias LibrarySortProperties = LibrarySongSortProperties
}
