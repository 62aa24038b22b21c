/// One kind of finding: its code, and what `course explain` says about it. Each is a file of its own in `Findings/`.
public protocol FindingKind: Sendable {
    static var code: FindingCode { get }
    static var explanation: Explanation { get }
}

/// Finds one kind of mistake in the evidence of one run.
public protocol FindingRule: FindingKind {
    static func findings(in evidence: Evidence) -> [Finding]
}

/// All rules. Their order is of no consequence: findings are sorted.
public let rules: [any FindingRule.Type] = [
    BrokenProtocol.self, Crash.self, EarlyExit.self, NoTimePassing.self, ExceededLimit.self, UpdateCycle.self,
    MissingEnvironmentObject.self, StateWrittenDuringBody.self, OffMainWrite.self, WorkInInit.self,
    WorkInBody.self, MissedFetch.self, PrematureCancel.self, UnownedTask.self, MissingCancellation.self,
    RedundantFetch.self, DuplicateIdentity.self, WrongScreen.self, UnmetExpectation.self,
]

/// What can be wrong with a scenario that a learner wrote. `ScenarioTrial` finds these.
public let scenarioFindings: [any FindingKind.Type] = [
    NotAScenario.self, FalseAlarm.self, BugNotCaught.self,
]

extension FindingCode {
    /// What it means and what to do about it, for `course explain`.
    public var explanation: Explanation? {
        (rules + scenarioFindings).first { $0.code == self }?.explanation
    }
}
