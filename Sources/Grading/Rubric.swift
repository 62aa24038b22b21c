/// What each finding costs. A scenario starts with 100 points and never goes below 0.
public struct Rubric: Sendable, Hashable {
    /// Points for one occurrence, and the most that one code can cost in one scenario.
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

    /// The default, with some prices changed.
    public func with(_ changes: [FindingCode: Price]) -> Rubric {
        Rubric(prices: prices.merging(changes) { $1 })
    }

    /// What an exercise costs that says nothing of its own. `docs/grading.md` has this table.
    public static let standard = Rubric(prices: [
        .brokeProtocol: Price(100, most: 100),
        .crash: Price(100, most: 100),
        .exitedEarly: Price(100, most: 100),
        .noTimePassing: Price(100, most: 100),
        .limitExceeded: Price(100, most: 100),
        .updateCycle: Price(40, most: 40),
        .missingEnvironmentObject: Price(50, most: 50),
        .stateWrittenDuringBody: Price(20, most: 20),
        .offMainWrite: Price(20, most: 20),
        .workInInit: Price(20, most: 20),
        .workInBody: Price(20, most: 20),
        .missedFetch: Price(50, most: 80),
        .prematureCancel: Price(30, most: 60),
        .unownedTask: Price(5, most: 5),
        .missingCancellation: Price(20, most: 40),
        .redundantFetch: Price(15, most: 45),
        .duplicateIdentity: Price(15, most: 15),
        .wrongScreen: Price(25, most: 50),
        .unmetExpectation: Price(15, most: 30),
        .notAScenario: Price(100, most: 100),
        .falseAlarm: Price(100, most: 100),
        .bugNotCaught: Price(100, most: 100),
    ])

    /// The points that are left, 0…100. Findings that follow from others cost nothing.
    ///
    /// Only a run without any finding has 100: whatever the prices say, a finding costs at least one point.
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
