import Referee
import TestSupport
import Testing
import Wire

@Suite struct `No time passing` {
    @Test func `is told by the engine's own words where there are some`() {
        var trace = Trace.diagnosed(.noTimePassing, "100,000 steps without time passing")
        trace.outcome = .exceeded(.stepsWithoutTime)
        #expect(trace.told == ["no-time-passing: At 100 ms: 100,000 steps without time passing."])
    }

    @Test func `is told by the outcome where there are none`() {
        #expect(
            Trace.ended(.exceeded(.stepsWithoutTime)).told == [
                "no-time-passing: At 250 ms the app worked endlessly without letting time pass."
            ])
    }
}
