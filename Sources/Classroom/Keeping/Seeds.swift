import Scenario

/// The seeds that each answer is marked under.
///
///     Seeds(1, count: 3).all          // 1, 2, 3
///
/// Further ones of a secret seed are drawn from it, and as secret.
public struct Seeds: Hashable, Sendable, ExpressibleByIntegerLiteral {
    public let first: RunSeed
    public let count: Int

    public init(_ first: RunSeed, count: Int = 1) { (self.first, self.count) = (first, max(1, count)) }
    public init(integerLiteral number: UInt64) { self.init(RunSeed(number)) }

    public var all: [RunSeed] { (0..<count).map(seed) }

    private func seed(_ place: Int) -> RunSeed {
        guard place > 0 else { return first }
        if let number = first.number { return RunSeed(number &+ UInt64(place)) }
        let digits = first.bytes(for: "seed \(place + 1)").prefix(16).map { byte in
            (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        guard let drawn = RunSeed(revealed: digits.joined()) else {
            preconditionFailure("32 digits are a seed")
        }
        return drawn
    }
}
