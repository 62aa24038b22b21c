import Foundation

/// A genre of music. Searches find no genres, but apps can decode a genre from JSON.
public struct Genre: MusicItem, Identifiable, Hashable, Codable, Sendable, CustomStringConvertible {
    public let id: MusicItemID
    private let attributes: Attributes

    private struct Attributes: Hashable, Codable, Sendable {
        let name: String
    }

    public var name: String { attributes.name }
    public var parent: Genre? { nil }

    public var description: String { "Genre(id: \"\(id)\", name: \"\(name)\")" }
}

extension Genre: MusicPropertyContainer, FilterableMusicItem, MusicLibraryRequestable,
    MusicLibrarySectionRequestable
{
    public typealias FilterType = GenreFilter
    public typealias LibraryFilter = LibraryGenreFilter
    public typealias LibrarySortProperties = LibraryGenreSortProperties
}

/// Properties by which genres can be searched.
public struct GenreFilter: Sendable {
    public let id: MusicItemID
}

public struct LibraryGenreFilter: Sendable {
    public let id: MusicItemID
    public let name: String
}

public struct LibraryGenreSortProperties: Sendable {
    public let name: String
}
