import FoundationEssentials

/// A short hash of bytes. The hash is the same on every machine, and in the host and the referee.
///
/// Fingerprints identify folders, the contents of exercises, and pictures for `see image`. Fingerprints offer no
/// security.
public struct ContentFingerprint: Hashable, Sendable, CustomStringConvertible {
    private let value: UInt64

    public init(of bytes: some Sequence<UInt8>) {
        value =
            bytes.withContiguousStorageIfAvailable { Self.sum(of: $0) }
            ?? Array(bytes).withUnsafeBufferPointer { Self.sum(of: $0) }
    }

    /// The fingerprint of a list of texts. The order of the texts matters.
    public init(of texts: [String]) {
        // UTF-8 never contains the byte 0xFF, so this byte separates the texts without ambiguity.
        let end: [UInt8] = [0xFF]
        var sum = Self.sumOfNothing
        for var text in texts {
            sum = text.withUTF8 { Self.sum(of: $0, after: sum) }
            sum = end.withUnsafeBufferPointer { Self.sum(of: $0, after: sum) }
        }
        value = sum
    }

    private static let sumOfNothing: UInt64 = 0xcbf2_9ce4_8422_2325

    /// Computes the 64-bit hash FNV-1a. The course hashes all its pages at each start, so the loop avoids
    /// function calls, which are slow in debug builds.
    private static func sum(of bytes: UnsafeBufferPointer<UInt8>, after earlier: UInt64 = sumOfNothing)
        -> UInt64
    {
        guard let start = bytes.baseAddress else { return earlier }
        let count = bytes.count
        var (place, sum) = (0, earlier)
        while place < count {
            sum = (sum ^ UInt64(start[place])) &* 0x100_0000_01b3
            place += 1
        }
        return sum
    }

    public var description: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
