import Referee
import Scenario

/// An `expect` line did not hold.
public enum UnmetExpectation: FindingRule {
    public static let code = FindingCode.unmetExpectation

    public static func findings(in evidence: Evidence) -> [Finding] {
        // Where the ledger knows which request it was that was one too many, the bare count adds nothing.
        let isExplained =
            [RedundantFetch.self, MissedFetch.self, MissingCancellation.self, PrematureCancel.self]
            .contains { (rule: any FindingRule.Type) in !rule.findings(in: evidence).isEmpty }
        return evidence.trace.events.compactMap { event in
            guard case .checked(let line, let check, held: false, let found) = event.kind,
                case .expect = evidence.verb(atLine: line)
            else { return nil }
            return Finding(
                code, at: event.at, "At \(event.at) `\(check)` did not hold: the count was \(found).",
                scenarioLine: line, isConsequence: isExplained)
        }
    }

    public static let explanation = """
        The scenario states a count, and the count came out different. Nothing that was wanted tells which request was
        too many or too few, so look at the timeline: each request says who sent it.
        """
}
