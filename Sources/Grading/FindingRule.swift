/// Finds one kind of mistake in the evidence of one run. Each rule is a file of its own in `Findings/`.
public protocol FindingRule: Sendable {
    static var code: FindingCode { get }

    /// What `course explain` says: what the finding means, and what to do about it.
    static var explanation: String { get }

    static func findings(in evidence: Evidence) -> [Finding]
}

/// All rules. Their order is of no consequence: findings are sorted.
public let rules: [any FindingRule.Type] = [
    BrokenProtocol.self, Crash.self, EarlyExit.self, NoTimePassing.self, ExceededLimit.self, UpdateCycle.self,
    MissingEnvironmentObject.self, StateWrittenDuringBody.self, OffMainWrite.self, WorkInInit.self,
    WorkInBody.self, MissedFetch.self, PrematureCancel.self, MissingCancellation.self, RedundantFetch.self,
    DuplicateIdentity.self, WrongScreen.self, UnmetExpectation.self,
]

extension FindingCode {
    /// What it means and what to do about it, for `course explain`.
    public var explanation: String {
        rules.first { $0.code == self }?.explanation ?? title
    }
}
