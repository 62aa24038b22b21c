public import Foundation

public protocol Digest: Hashable, Sendable, ContiguousBytes, CustomStringConvertible, Sequence
where Element == UInt8 {
    static var byteCount: Int { get }
}

/// The implementation shared by all digests.
public protocol _StoredDigest: Digest {
    static var _name: String { get }
    var _bytes: [UInt8] { get }
}

extension _StoredDigest {
    public func makeIterator() -> IndexingIterator<[UInt8]> { _bytes.makeIterator() }

    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result
    {
        try _bytes.withUnsafeBytes(body)
    }

    public var description: String { "\(Self._name) digest: " + hexadecimal(_bytes) }

    public static func == <Message: DataProtocol>(digest: Self, message: Message) -> Bool {
        digest.elementsEqual(message)
    }
}

func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
}

public struct SHA256Digest: _StoredDigest {
    public static var byteCount: Int { 32 }
    public static var _name: String { "SHA256" }
    public let _bytes: [UInt8]
    init(bytes: [UInt8]) { _bytes = bytes }
}

public struct SHA512Digest: _StoredDigest {
    public static var byteCount: Int { 64 }
    public static var _name: String { "SHA512" }
    public let _bytes: [UInt8]
    init(bytes: [UInt8]) { _bytes = bytes }
}

extension Insecure {
    public struct SHA1Digest: _StoredDigest {
        public static var byteCount: Int { 20 }
        public static var _name: String { "SHA1" }
        public let _bytes: [UInt8]
        init(bytes: [UInt8]) { _bytes = bytes }
    }

    public struct MD5Digest: _StoredDigest {
        public static var byteCount: Int { 16 }
        public static var _name: String { "MD5" }
        public let _bytes: [UInt8]
        init(bytes: [UInt8]) { _bytes = bytes }
    }
}
