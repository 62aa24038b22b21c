import Grading
import Referee
import TestSupport
import Testing
import Wire

@Suite struct `An exceeded limit` {
    @Test func `names the limit and the app's place`() {
        let scope = Scope(view: "Host/List", phase: .action)
        #expect(
            Trace.ended(.exceeded(.processorTime), scope: scope).told == [
                "limit-exceeded: The app used more processor time than a run allows, so the course stopped it at 250 ms. "
                    + "The app's last event came from List's action."
            ])
    }

    @Test(arguments: [RunOutcome.Limit.processorTime, .wallTime, .memory])
    func `never passes`(limit: RunOutcome.Limit) {
        let verdict = Verdict(judging: [.ended(.exceeded(limit))])
        #expect(!verdict.passed)
        #expect(verdict.score == 0)
    }
}
