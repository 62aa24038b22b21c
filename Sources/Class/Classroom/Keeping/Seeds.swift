import Scenario

/// The seeds that each answer is graded under.
///
///     Seeds(1, count: 3).all          // 1, 2, 3
///
/// If the first seed is secret, all further seeds are computed from the first seed and are secret
/// too.
public struct Seeds: Hashable, Sendable, ExpressibleByIntegerLiteral {
    public let first: RunSeed
    public let count: Int

    public init(_ first: RunSeed, count: Int = 1) { (self.first, self.count) = (first, max(1, count)) }
    public init(integerLiteral number: UInt64) { self.init(RunSeed(number)) }

    public var all: [RunSeed] { (0..<count).map(first.further) }
}
