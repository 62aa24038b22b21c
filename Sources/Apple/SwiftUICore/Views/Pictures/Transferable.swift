/// A value that can be dragged, dropped, pasted or shared.
nonisolated public protocol Transferable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// How a transferable value is encoded.
nonisolated public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item
}

@resultBuilder nonisolated public enum TransferRepresentationBuilder<Item> {
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }
    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }
    public static func buildBlock<First: TransferRepresentation, each Other: TransferRepresentation>(
        _ first: First, _ others: repeat each Other
    ) -> First { first }
}

nonisolated public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
    public init(for type: Item.Type = Item.self, contentType: UTType) {}
    public init<Encoder: TopLevelEncoder, Decoder: TopLevelDecoder>(
        for type: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
    ) where Encoder.Output == Data, Decoder.Input == Data {}
}

nonisolated public struct ProxyRepresentation<Item, Proxy>: TransferRepresentation {
    public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {}
    public init(importing: @escaping @Sendable (Proxy) async throws -> Item) {}
    public init(
        exporting: @escaping @Sendable (Item) async throws -> Proxy,
        importing: @escaping @Sendable (Proxy) async throws -> Item
    ) {}
}

nonisolated public struct DataRepresentation<Item>: TransferRepresentation {
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {}
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}

nonisolated public struct FileRepresentation<Item>: TransferRepresentation {
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {}
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
}

nonisolated public struct SentTransferredFile: Sendable {
    public let file: URL
    public let allowAccessingOriginalFile: Bool
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

nonisolated public struct ReceivedTransferredFile: Sendable {
    public let file: URL
    public let isOriginalFile: Bool
}

// The course transfers no values, so file names and conditions of a representation have no effect.
extension TransferRepresentation {
    nonisolated public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        self
    }
    nonisolated public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?)
        -> some TransferRepresentation<Item>
    { self }
    nonisolated public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool)
        -> some TransferRepresentation<Item>
    { self }
    nonisolated public func visibility(_ visibility: TransferRepresentationVisibility)
        -> some TransferRepresentation<Item>
    { self }
}

nonisolated public enum TransferRepresentationVisibility: Hashable, Sendable {
    case all, team, group, ownProcess
}

/// The representation of a text, data or a URL.
// swift-format-ignore: UseSynthesizedInitializer
nonisolated public struct _PlainRepresentation<Item>: TransferRepresentation {
    init() {}
}

extension String: Transferable {
    public static var transferRepresentation: some TransferRepresentation { _PlainRepresentation<String>() }
}

extension Data: Transferable {
    public static var transferRepresentation: some TransferRepresentation { _PlainRepresentation<Data>() }
}

extension URL: Transferable {
    public static var transferRepresentation: some TransferRepresentation { _PlainRepresentation<URL>() }
}

extension AttributedString: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        _PlainRepresentation<AttributedString>()
    }
}

extension Image: Transferable {
    public static var transferRepresentation: some TransferRepresentation { _PlainRepresentation<Image>() }
}

extension Color: Transferable {
    public static var transferRepresentation: some TransferRepresentation { _PlainRepresentation<Color>() }
}
