/// The hash of a few consecutive tokens in a source, with the first and last line of these tokens. Two sources with
/// many equal hashes are similar.
public struct TokenMark: Codable, Hashable, Sendable {
    public var hash: UInt32
    public var from: Int
    public var to: Int

    public init(hash: UInt32, from: Int, to: Int) {
        (self.hash, self.from, self.to) = (hash, from, to)
    }

    // A mark is encoded as three plain numbers, because the answers of a class contain a million marks.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        hash = try numbers.decode(UInt32.self)
        from = try numbers.decode(Int.self)
        to = try numbers.decode(Int.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        try numbers.encode(hash)
        try numbers.encode(from)
        try numbers.encode(to)
    }
}
