// CryptoKit: hashes, authentication codes and authenticated encryption, implemented with libmd and libsodium.

import Ciphers
public import Foundation

public protocol HashFunction: Sendable {
    associatedtype Digest: CryptoKit.Digest

    static var blockByteCount: Int { get }

    init()
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    func finalize() -> Digest
}

extension HashFunction {
    public static func hash<Message: DataProtocol>(data: Message) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    public mutating func update<Message: DataProtocol>(data: Message) {
        for region in data.regions {
            region.withUnsafeBytes { update(bufferPointer: $0) }
        }
    }
}

public struct SHA256: HashFunction {
    public static var blockByteCount: Int { 64 }

    private var message: [UInt8] = []

    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }
    public func finalize() -> SHA256Digest { .init(bytes: Cryptographer.host.hash(message, by: .sha256)) }
}

public struct SHA512: HashFunction {
    public static var blockByteCount: Int { 128 }

    private var message: [UInt8] = []

    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }
    public func finalize() -> SHA512Digest { .init(bytes: Cryptographer.host.hash(message, by: .sha512)) }
}

/// Insecure hash functions, for old data.
public enum Insecure {
    public struct SHA1: HashFunction {
        public static var blockByteCount: Int { 64 }

        private var message: [UInt8] = []

        public init() {}
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }
        public func finalize() -> SHA1Digest { .init(bytes: Cryptographer.host.hash(message, by: .sha1)) }
    }

    public struct MD5: HashFunction {
        public static var blockByteCount: Int { 64 }

        private var message: [UInt8] = []

        public init() {}
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }
        public func finalize() -> MD5Digest { .init(bytes: Cryptographer.host.hash(message, by: .md5)) }
    }
}
