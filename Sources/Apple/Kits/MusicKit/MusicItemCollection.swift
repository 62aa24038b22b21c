import Foundation

/// An identifier of Apple Music.
public struct MusicItemID: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
{
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
    public var description: String { rawValue }

    public init(from decoder: any Decoder) throws {
        rawValue = try decoder.singleValueContainer().decode(String.self)
    }
    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        try value.encode(rawValue)
    }
}

public protocol MusicItem: Sendable {
    var id: MusicItemID { get }
}

/// A collection of music items, empty if it comes from Apple Music.
public struct MusicItemCollection<MusicItemType: MusicItem>: Sendable {
    private var items: [MusicItemType]
    public var title: String?
    public var hasNextBatch: Bool { false }

    public init<S: Sequence>(_ elements: S) where S.Element == MusicItemType { items = Array(elements) }
    public func nextBatch(limit: Int? = nil) async throws -> MusicItemCollection<MusicItemType>? { nil }

    public static func + (left: Self, right: Self) -> Self { Self(left.items + right.items) }
    public static func += (left: inout Self, right: Self) { left.items += right.items }
}

extension MusicItemCollection: RandomAccessCollection {
    public var startIndex: Int { items.startIndex }
    public var endIndex: Int { items.endIndex }
    public subscript(position: Int) -> MusicItemType { items[position] }
}

extension MusicItemCollection: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: MusicItemType...) { self.init(elements) }
}

extension MusicItemCollection: CustomStringConvertible {
    public var description: String { "MusicItemCollection<\(MusicItemType.self)>(\(items))" }
}

extension MusicItemCollection: Equatable where MusicItemType: Equatable {}
extension MusicItemCollection: Hashable where MusicItemType: Hashable {}

/// Decodes Apple Music's format.
extension MusicItemCollection: Decodable where MusicItemType: Decodable {
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: MusicItemCollectionKey.self)
        self.init(try values.decode([MusicItemType].self, forKey: .data))
    }
}

extension MusicItemCollection: Encodable where MusicItemType: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: MusicItemCollectionKey.self)
        try values.encode(items, forKey: .data)
    }
}

private enum MusicItemCollectionKey: CodingKey { case data }

// MARK: - Properties that need another request

public class AnyMusicProperty: Hashable, @unchecked Sendable, CustomStringConvertible {
    public let name: String
    init(_ name: String) { self.name = name }
    public static func == (left: AnyMusicProperty, right: AnyMusicProperty) -> Bool {
        left.name == right.name
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    public var description: String { name }
}
public class PartialMusicProperty<Root>: AnyMusicProperty, @unchecked Sendable {}
public class PartialMusicAsyncProperty<Root>: PartialMusicProperty<Root>, @unchecked Sendable {}
public class MusicExtendedAttributeProperty<Root, Value>: PartialMusicAsyncProperty<Root>,
    @unchecked Sendable
{}
public class MusicRelationshipProperty<Root, RelatedMusicItemType>: PartialMusicAsyncProperty<Root>,
    @unchecked Sendable
{}

public protocol MusicPropertyContainer: MusicItem {}

extension MusicPropertyContainer {
    public func with(_ properties: [PartialMusicAsyncProperty<Self>]) async throws -> Self {
        throw MusicTokenRequestError.permissionDenied
    }
}
