import Grading
import Referee
import Scenario
import TestSupport
import Testing
import VirtualTime
import Wire

/// An app decides how many requests a trace has, so no grading step may be quadratic. A grading step of quadratic
/// cost would take minutes here, and the test's time limit would end it.
@Suite struct `A very long run` {
    private static let count = 10_000

    @Test(.timeLimit(.minutes(1)), arguments: LongRun.allCases)
    func `is graded in linear time`(kind: LongRun) {
        let trace = kind.trace(of: Self.count)
        let verdict = Verdict(judging: [trace])
        #expect(verdict.requestsMade == Self.count)
        #expect(verdict.codes == kind.codes)
    }
}
