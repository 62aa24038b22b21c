import Foundation

/// A short name for some bytes, the same on every machine and on both sides of the border.
///
/// `see image` compares pictures by it, an exercise's attempts are kept with it, and folders are named by it. It tells
/// contents apart and guards nothing.
public struct ContentFingerprint: Hashable, Sendable, CustomStringConvertible {
    private let value: UInt64

    public init(of bytes: some Sequence<UInt8>) {
        value = Self.adding(bytes, to: Self.nothing)
    }

    /// Of several texts in their order.
    public init(of texts: [String]) {
        // 0xFF does not occur in UTF-8, so no two lists of texts give the same bytes.
        value = texts.reduce(Self.nothing) {
            Self.adding(CollectionOfOne(0xFF), to: Self.adding($1.utf8, to: $0))
        }
    }

    /// FNV-1a, 64 bits: where it begins, and a step for each byte.
    private static let nothing: UInt64 = 0xcbf2_9ce4_8422_2325
    private static func adding(_ bytes: some Sequence<UInt8>, to value: UInt64) -> UInt64 {
        var value = value
        func add(_ bytes: some Sequence<UInt8>) {
            for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
        // A string's bytes are known one by one only through its storage; asking the string for each takes twice as long.
        if bytes.withContiguousStorageIfAvailable(add) == nil { add(bytes) }
        return value
    }

    public var description: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
