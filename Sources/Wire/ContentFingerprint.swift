import Foundation

/// A short name for some bytes, the same on every machine and on both sides of the border.
///
/// `see image` compares pictures by it, an exercise's attempts are kept with it, and folders are named by it. It tells
/// contents apart and guards nothing.
public struct ContentFingerprint: Hashable, Sendable, CustomStringConvertible {
    private let value: UInt64

    /// FNV-1a, 64 bits.
    public init(of bytes: some Sequence<UInt8>) {
        value = bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    /// Of several texts in their order.
    public init(of texts: [String]) {
        // 0xFF does not occur in UTF-8, so no two lists of texts give the same bytes.
        self.init(of: texts.lazy.flatMap { Array($0.utf8) + [0xFF] })
    }

    public var description: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
