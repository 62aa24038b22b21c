import Grading
import Referee
import Scenario
import TestSupport
import Testing
import VirtualTime
import Wire

/// An app decides how many requests a trace has, so no grading step may be quadratic. With a quadratic
/// algorithm, the tests of long runs take many minutes instead of a second. In a release build, a million
/// requests take a few seconds.
@Suite struct `A very long run` {
    private static let count = 60_000

    @Test(arguments: LongRun.allCases)
    func `is graded in linear time`(kind: LongRun) {
        let trace = kind.trace(of: Self.count)
        let verdict = Verdict(judging: [trace])
        #expect(verdict.requestsMade == Self.count)
        #expect(verdict.codes == kind.codes)
    }
}
