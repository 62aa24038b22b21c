public import Foundation

enum Seal {
    static let nonceLength = 12
    static let tagLength = 16
    static let keyLength = 32
}

/// A nonce: bytes used for sealing one message only.
public struct _Nonce: ContiguousBytes, Sequence, Sendable {
    let bytes: [UInt8]

    public init() { bytes = randomBytes(Seal.nonceLength) }

    public init<Bytes: DataProtocol>(data: Bytes) throws {
        guard data.count == Seal.nonceLength else { throw CryptoKitError.incorrectParameterSize }
        bytes = Array(data)
    }

    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }

    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result
    {
        try bytes.withUnsafeBytes(body)
    }
}

/// A sealed message. `combined` is optional for `AES.GCM` and not for `ChaChaPoly`.
public struct _SealedBox<Combined>: Sendable {
    public typealias Nonce = _Nonce

    public let nonce: Nonce
    public let ciphertext: Data
    public let tag: Data

    public init<Message: DataProtocol>(combined: Message) throws {
        let ends = Seal.nonceLength + Seal.tagLength
        guard combined.count >= ends else { throw CryptoKitError.incorrectParameterSize }
        nonce = try Nonce(data: Array(combined.prefix(Seal.nonceLength)))
        ciphertext = Data(combined.dropFirst(Seal.nonceLength).dropLast(Seal.tagLength))
        tag = Data(combined.suffix(Seal.tagLength))
    }

    public init<Message: DataProtocol, Tag: DataProtocol>(nonce: Nonce, ciphertext: Message, tag: Tag) throws
    {
        guard tag.count == Seal.tagLength else { throw CryptoKitError.incorrectParameterSize }
        (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
    }
}

extension _SealedBox where Combined == Data? {
    public var combined: Data? { Data(nonce) + ciphertext + tag }
}

extension _SealedBox where Combined == Data {
    public var combined: Data { Data(nonce) + ciphertext + tag }
}
