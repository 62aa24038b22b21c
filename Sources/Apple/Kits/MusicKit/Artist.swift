public import Foundation

/// An Apple Music artist. Searches find no artists, but apps can decode an artist from JSON.
public struct Artist: MusicItem, Identifiable, Hashable, Codable, Sendable, CustomStringConvertible {
    public let id: MusicItemID
    private let attributes: Attributes

    private struct Attributes: Hashable, Codable, Sendable {
        let name: String
        let artwork: Artwork?
        let editorialNotes: EditorialNotes?
        let genreNames: [String]?
        let url: URL?
    }

    public var name: String { attributes.name }
    public var artwork: Artwork? { attributes.artwork }
    public var editorialNotes: EditorialNotes? { attributes.editorialNotes }
    public var genreNames: [String]? { attributes.genreNames }
    public var url: URL? { attributes.url }
    public var libraryAddedDate: Date? { nil }

    // These properties need another request to Apple Music, so they stay nil.

    public var albums: MusicItemCollection<Album>? { nil }
    public var genres: MusicItemCollection<Genre>? { nil }
    public var musicVideos: MusicItemCollection<MusicVideo>? { nil }
    public var playlists: MusicItemCollection<Playlist>? { nil }
    public var station: Station? { nil }
    public var topSongs: MusicItemCollection<Song>? { nil }
    public var similarArtists: MusicItemCollection<Artist>? { nil }
    public var fullAlbums: MusicItemCollection<Album>? { nil }
    public var singles: MusicItemCollection<Album>? { nil }
    public var featuredAlbums: MusicItemCollection<Album>? { nil }
    public var featuredPlaylists: MusicItemCollection<Playlist>? { nil }
    public var appearsOnAlbums: MusicItemCollection<Album>? { nil }
    public var liveAlbums: MusicItemCollection<Album>? { nil }
    public var compilationAlbums: MusicItemCollection<Album>? { nil }
    public var latestRelease: Album? { nil }

    public var description: String { "Artist(id: \"\(id)\", name: \"\(name)\")" }
}

extension Artist: MusicPropertyContainer, FilterableMusicItem, MusicCatalogSearchable,
    MusicLibraryRequestable, MusicLibrarySearchable, MusicLibrarySectionRequestable
{
    public typealias FilterType = ArtistFilter
    public typealias LibraryFilter = LibraryArtistFilter
    public typealias LibrarySortProperties = LibraryArtistSortProperties
}

/// Properties by which artists can be searched.
public struct ArtistFilter: Sendable {
    public let id: MusicItemID
}

public struct LibraryArtistFilter: Sendable {
    public let id: MusicItemID
    public let name: String
}

public struct LibraryArtistSortProperties: Sendable {
    public let name: String
}

extension PartialMusicAsyncProperty where Root == Artist {
    public static var albums: MusicRelationshipProperty<Artist, Album> { MusicRelationshipProperty("albums") }
    public static var genres: MusicRelationshipProperty<Artist, Genre> { MusicRelationshipProperty("genres") }
    public static var musicVideos: MusicRelationshipProperty<Artist, MusicVideo> {
        MusicRelationshipProperty("musicVideos")
    }
    public static var playlists: MusicRelationshipProperty<Artist, Playlist> {
        MusicRelationshipProperty("playlists")
    }
    public static var station: MusicRelationshipProperty<Artist, Station> {
        MusicRelationshipProperty("station")
    }
    public static var topSongs: MusicRelationshipProperty<Artist, Song> {
        MusicRelationshipProperty("topSongs")
    }
    public static var similarArtists: MusicRelationshipProperty<Artist, Artist> {
        MusicRelationshipProperty("similarArtists")
    }
    public static var fullAlbums: MusicRelationshipProperty<Artist, Album> {
        MusicRelationshipProperty("fullAlbums")
    }
    public static var singles: MusicRelationshipProperty<Artist, Album> {
        MusicRelationshipProperty("singles")
    }
    public static var featuredAlbums: MusicRelationshipProperty<Artist, Album> {
        MusicRelationshipProperty("featuredAlbums")
    }
    public static var featuredPlaylists: MusicRelationshipProperty<Artist, Playlist> {
        MusicRelationshipProperty("featuredPlaylists")
    }
    public static var appearsOnAlbums: MusicRelationshipProperty<Artist, Album> {
        MusicRelationshipProperty("appearsOnAlbums")
    }
    public static var liveAlbums: MusicRelationshipProperty<Artist, Album> {
        MusicRelationshipProperty("liveAlbums")
    }
    public static var compilationAlbums: MusicRelationshipProperty<Artist, Album> {
        MusicRelationshipProperty("compilationAlbums")
    }
    public static var latestRelease: MusicRelationshipProperty<Artist, Album> {
        MusicRelationshipProperty("latestRelease")
    }
}
