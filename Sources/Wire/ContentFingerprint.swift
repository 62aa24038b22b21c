import Foundation

/// A short name for some bytes, the same on every machine and on both sides of the border.
///
/// `see image` compares pictures by it, an exercise's attempts are kept with it, and folders are named by it. It tells
/// contents apart and guards nothing.
public struct ContentFingerprint: Hashable, Sendable, CustomStringConvertible {
    private let value: UInt64

    public init(of bytes: some Sequence<UInt8>) {
        var sum = Sum()
        if bytes.withContiguousStorageIfAvailable({ sum.add($0) }) == nil {
            Array(bytes).withUnsafeBufferPointer { sum.add($0) }
        }
        value = sum.value
    }

    /// Of several texts in their order.
    public init(of texts: [String]) {
        var sum = Sum()
        for var text in texts {
            text.withUTF8 { sum.add($0) }
            // It does not occur in UTF-8, so no two lists of texts give the same bytes.
            sum.add(0xFF)
        }
        value = sum.value
    }

    /// FNV-1a, 64 bits. Every page of a course is summed at each start, so a byte costs no call, also where nothing is optimized.
    private struct Sum {
        private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

        mutating func add(_ byte: UInt8) {
            value = (value ^ UInt64(truncatingIfNeeded: byte)) &* 0x100_0000_01b3
        }

        mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
            guard let start = bytes.baseAddress else { return }
            let count = bytes.count
            var (place, sum) = (0, value)
            while place < count {
                sum = (sum ^ UInt64(start[place])) &* 0x100_0000_01b3
                place += 1
            }
            value = sum
        }
    }

    public var description: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
