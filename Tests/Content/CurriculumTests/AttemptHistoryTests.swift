import Curriculum
import Testing

@Suite struct `Earlier attempts` {
    private func attempt(_ score: Int, wasted bytes: Int = 0, requests: Int = 1) -> AttemptSummary {
        AttemptSummary(exerciseID: "x", passed: false, score: score, requests: requests, wastedBytes: bytes)
    }

    @Test func `the last is the one before, the best the one with the most points`() {
        let history = AttemptHistory([attempt(30), attempt(85), attempt(60)])
        #expect(history.last == attempt(60))
        #expect(history.best == attempt(85))
    }

    @Test func `of those with as many points, the best wasted least and came last`() {
        let history = AttemptHistory([
            attempt(85, wasted: 9), attempt(85, wasted: 2, requests: 3), attempt(85, wasted: 2, requests: 4),
            attempt(85, wasted: 5),
        ])
        #expect(history.best == attempt(85, wasted: 2, requests: 4))
    }

    @Test func `there are none at first`() {
        #expect(AttemptHistory([]).best == nil)
        #expect(AttemptHistory([]).last == nil)
    }
}
