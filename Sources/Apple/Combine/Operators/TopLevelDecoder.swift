/// A decoder that the `decode` operator can use.
public protocol TopLevelDecoder {
    associatedtype Input
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// An encoder that the `encode` operator can use.
public protocol TopLevelEncoder {
    associatedtype Output
    func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {
    public typealias Input = Data
}

extension JSONEncoder: TopLevelEncoder {
    public typealias Output = Data
}

extension PropertyListDecoder: TopLevelDecoder {
    public typealias Input = Data
}

extension PropertyListEncoder: TopLevelEncoder {
    public typealias Output = Data
}

extension Publishers {
    public typealias Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder> = TryMap<
        Upstream, Output
    > where Upstream.Output == Coder.Input

    public typealias Encode<Upstream: Publisher, Coder: TopLevelEncoder> = TryMap<Upstream, Coder.Output>
    where Upstream.Output: Encodable
}

extension Publisher {
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
        tryMap { try decoder.decode(type, from: $0) }
    }

    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder>
    where Output: Encodable {
        tryMap { try encoder.encode($0) }
    }
}
