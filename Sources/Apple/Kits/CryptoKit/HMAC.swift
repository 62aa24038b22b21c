public import Foundation

/// A message authentication code under a shared key (RFC 2104).
public struct HMAC<Function: HashFunction>: Sendable {
    public typealias Key = SymmetricKey
    public typealias MAC = HashedAuthenticationCode<Function>

    private let outerKey: [UInt8]
    private var inner: Function

    public init(key: SymmetricKey) {
        let length = Function.blockByteCount
        let short = key.bytes.count > length ? Array(Function.hash(data: key.bytes)) : key.bytes
        let padded = short + [UInt8](repeating: 0, count: length - short.count)
        outerKey = padded.map { $0 ^ 0x5c }
        inner = Function()
        inner.update(data: padded.map { $0 ^ 0x36 })
    }

    public mutating func update<Message: DataProtocol>(data: Message) { inner.update(data: data) }

    public func finalize() -> MAC {
        MAC(digest: Function.hash(data: outerKey + Array(inner.finalize())))
    }

    public static func authenticationCode<Message: DataProtocol>(
        for data: Message, using key: SymmetricKey
    ) -> MAC {
        var code = HMAC(key: key)
        code.update(data: data)
        return code.finalize()
    }
}

public struct HashedAuthenticationCode<Function: HashFunction>: Hashable, Sendable, ContiguousBytes, Sequence,
    CustomStringConvertible
{
    let digest: Function.Digest

    public func makeIterator() -> IndexingIterator<[UInt8]> { Array(digest).makeIterator() }

    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result
    {
        try Array(digest).withUnsafeBytes(body)
    }

    public var description: String {
        "HMAC with \(Function.self): " + hexadecimal(self)
    }
}
