public import Foundation

/// A message's code under a key that two sides share (RFC 2104).
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

    public static func isValidAuthenticationCode<Message: DataProtocol>(
        _ code: MAC, authenticating data: Message, using key: SymmetricKey
    ) -> Bool {
        authenticationCode(for: data, using: key) == code
    }

    public static func isValidAuthenticationCode<Code: ContiguousBytes, Message: DataProtocol>(
        _ code: Code, authenticating data: Message, using key: SymmetricKey
    ) -> Bool {
        code.withUnsafeBytes { authenticationCode(for: data, using: key).elementsEqual($0) }
    }
}

public struct HashedAuthenticationCode<Function: HashFunction>: Hashable, Sendable, ContiguousBytes, Sequence,
    CustomStringConvertible
{
    let digest: Function.Digest

    public var byteCount: Int { Function.Digest.byteCount }

    public func makeIterator() -> IndexingIterator<[UInt8]> { Array(digest).makeIterator() }

    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result
    {
        try Array(digest).withUnsafeBytes(body)
    }

    public var description: String {
        "HMAC with \(Function.self): " + hexadecimal(self)
    }
}

/// Keys made of a key (RFC 5869).
public struct HKDF<Function: HashFunction>: Sendable {
    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        let extracted = SymmetricKey(
            data: Array(
                HMAC<Function>.authenticationCode(
                    for: inputKeyMaterial.bytes, using: SymmetricKey(data: Array(salt)))))
        var made: [UInt8] = []
        var last: [UInt8] = []
        for number in 1...255 where made.count < outputByteCount {
            let message = last + Array(info) + [UInt8(number)]
            last = Array(HMAC<Function>.authenticationCode(for: message, using: extracted))
            made += last
        }
        return SymmetricKey(data: Array(made.prefix(outputByteCount)))
    }

    public static func deriveKey<Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(
            inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
    }

    public static func deriveKey<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(
            inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
    }
}
