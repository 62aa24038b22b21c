import Referee
import Scenario
import VirtualTime

/// A `see` line did not hold.
public enum WrongScreen: FindingRule {
    public static let code = FindingCode.wrongScreen

    public static func findings(in evidence: Evidence) -> [Finding] {
        evidence.trace.events.compactMap { event in
            guard case .checked(let line, let check, held: false, let found) = event.kind else { return nil }
            let verb = evidence.verb(atLine: line)
            if case .expect = verb { return nil }
            return Finding(
                code, at: event.at, sentence(verb, check, found, event.at), scenarioLine: line,
                isConsequence: evidence.neverFetched(verb))
        }
    }

    private static func sentence(_ verb: Verb?, _ check: String, _ found: String, _ at: VirtualInstant)
        -> String
    {
        let found = found.isEmpty ? "nothing" : found
        // The user looked for something to touch.
        if case .within = verb { return "Until \(at) `\(check)` did not hold. On screen then: \(found)." }
        if case .gesture = verb { return "At \(at) nobody could `\(check)`: \(found)." }
        return "At \(at) `\(check)` did not hold. On screen: \(found)."
    }

    public static let explanation = """
        The screen did not show what it had to show at that moment, or showed what it must not.

        An old picture after a new request: a late answer overwrote a newer one, or the new one was never stored. An
        error after the user merely moved on: cancellation was taken for failure. Neither `CancellationError` nor
        `URLError.cancelled` belongs on an error screen. No spinner: there is no state for "on its way".
        """
}

extension Evidence {
    /// What a `see` line looks for cannot be there, since the ledger tells that it was not fetched.
    fileprivate func neverFetched(_ verb: Verb?) -> Bool {
        switch verb?.expectedSight {
        case .image(let resource), .body(let resource):
            return MissedFetch.findings(in: self).contains { $0.resource == resource }
        case .spinner, .error, .text, .button, nil: return false
        }
    }
}

extension Verb {
    fileprivate var expectedSight: Sight? {
        switch self {
        case .see(let sight, isExpected: true), .within(_, let sight, isExpected: true): sight
        default: nil
        }
    }
}
