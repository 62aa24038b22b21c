/// A value that can be dragged, dropped, pasted or shared.
nonisolated public protocol Transferable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// How such a value travels.
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
}

nonisolated public struct ProxyRepresentation<Item, Proxy>: TransferRepresentation {
    public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
    public init(
        exporting: @escaping @Sendable (Item) throws -> Proxy,
        importing: @escaping @Sendable (Proxy) throws -> Item
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
        exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {}
    public init(
        importedContentType: UTType,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
}

nonisolated public struct SentTransferredFile: Sendable {
    public let file: URL
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}

nonisolated public struct ReceivedTransferredFile: Sendable {
    public let file: URL
}

/// A value that travels as it is.
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
