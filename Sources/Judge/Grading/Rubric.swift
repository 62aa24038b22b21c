/// The prices of findings. Each scenario starts with 100 points and loses points for its findings, but never falls
/// below 0.
public struct Rubric: Sendable, Hashable {
    /// The points for one occurrence of a finding, and the most that one finding code can cost in one scenario.
    public struct Price: Sendable, Hashable {
        public var each: Int
        public var most: Int

        public init(_ each: Int, most: Int) {
            self.each = each
            self.most = most
        }
    }

    public var prices: [FindingCode: Price]

    public init(prices: [FindingCode: Price]) {
        self.prices = prices
    }

    public func with(_ changes: [FindingCode: Price]) -> Rubric {
        Rubric(prices: prices.merging(changes) { $1 })
    }

    /// The prices that apply unless an exercise changes them. `docs/grading.md` has a table of the prices.
    public static let standard = Rubric(
        prices: Dictionary(uniqueKeysWithValues: FindingCode.allCases.map { ($0, $0.kind.price) }))

    /// The remaining points of a scenario, from 0 to 100. Consequences cost nothing.
    ///
    /// A run with a finding never has 100 points, because every finding costs at least one point.
    public func score(_ findings: [Finding]) -> Int {
        guard !findings.isEmpty else { return 100 }
        var counts: [FindingCode: Int] = [:]
        for finding in findings where !finding.isConsequence {
            counts[finding.code, default: 0] += finding.count
        }
        let cost = counts.reduce(0) { sum, entry in
            guard let price = prices[entry.key] else { return sum }
            return sum + min(price.each * entry.value, price.most)
        }
        return min(99, max(0, 100 - cost))
    }
}
