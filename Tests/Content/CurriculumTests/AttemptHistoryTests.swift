import Curriculum
import Testing

@Suite struct `The attempt history` {
    private func attempt(_ score: Int, wasted bytes: Int = 0, requests: Int = 1) -> AttemptSummary {
        AttemptSummary(exerciseID: "x", passed: false, score: score, requests: requests, wastedBytes: bytes)
    }

    @Test func `has a last attempt, and a best one with the most points`() {
        let history = AttemptHistory([attempt(30), attempt(85), attempt(60)])
        #expect(history.last == attempt(60))
        #expect(history.best == attempt(85))
    }

    @Test func `prefers less waste, then the newest, among attempts with equal points`() {
        let history = AttemptHistory([
            attempt(85, wasted: 9), attempt(85, wasted: 2, requests: 3), attempt(85, wasted: 2, requests: 4),
            attempt(85, wasted: 5),
        ])
        #expect(history.best == attempt(85, wasted: 2, requests: 4))
    }

    @Test func `is empty at first`() {
        #expect(AttemptHistory([]).best == nil)
        #expect(AttemptHistory([]).last == nil)
    }
}
