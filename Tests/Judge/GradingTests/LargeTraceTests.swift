import Grading
import Referee
import Scenario
import TestSupport
import Testing
import VirtualTime
import Wire

/// An app decides how many requests there are, so no step of judging may be quadratic. With one that is, these tests would
/// take hours and not seconds; in release a million requests take a few seconds.
@Suite struct `A very long run` {
    private static let count = 200_000

    @Test(arguments: LongRun.allCases)
    func `is judged in the time of its length`(kind: LongRun) {
        let trace = kind.trace(of: Self.count)
        let verdict = Verdict(judging: [trace])
        #expect(verdict.requestsMade == Self.count)
        #expect(verdict.codes == kind.codes)
    }
}
