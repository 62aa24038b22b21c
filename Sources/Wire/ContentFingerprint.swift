import Foundation

/// A short name for some bytes, the same on both sides of the border: `see image` compares the picture on screen
/// with the one that was sent by it.
public struct ContentFingerprint: Hashable, Sendable, CustomStringConvertible {
    private let value: UInt64

    /// FNV-1a: small, stable across machines, and enough to tell a handful of random bodies apart.
    public init(of bytes: some Sequence<UInt8>) {
        value = bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    public var description: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
