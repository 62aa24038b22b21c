import Referee
import Scenario
import VirtualTime

/// A line of the scenario that did not hold: a `see` line, or a gesture whose control was missing.
struct FailedCheck {
    let at: VirtualInstant
    let line: Int
    let verb: Verb?
    /// The scenario line in its original words.
    let words: String
    /// The description of the screen, which cuts long lists.
    let found: String
    /// True if the screen shows words that report a failure.
    let showsError: Bool

    init?(_ event: TraceEvent, errors: FailureWords, in evidence: Evidence) {
        guard case .checked(let line, let words, held: false, let found) = event.kind else { return nil }
        verb = evidence.verb(atLine: line)
        if case .expect = verb { return nil }
        (at, self.line, self.words, self.found) = (event.at, line, words, found)
        showsError = errors.tell(found)
    }

    var look: (sight: Sight, isExpected: Bool)? { verb?.look }

    /// True if the control of this gesture is on the page behind an open sheet.
    var isBehindSheet: Bool {
        guard let label = verb?.tappedLabel else { return false }
        return OpenSheet(found)?.hides(button: label) ?? false
    }

    /// True if the line checks every screen of its instant, and an earlier screen of the instant was wrong.
    var isMomentary: Bool { found.hasPrefix(Trace.forAMoment) }
}
