import Referee
import TestSupport
import Testing
import Wire

@Suite struct `Endless work in one instant` {
    @Test func `is reported in the engine's words if it sent some`() {
        var trace = Trace.diagnosed(.noTimePassing, "100,000 steps without time passing")
        trace.outcome = .exceeded(.stepsWithoutTime)
        #expect(trace.told == ["no-time-passing: At 100 ms: 100,000 steps without time passing."])
    }

    @Test func `is reported from the outcome otherwise`() {
        #expect(
            Trace.ended(.exceeded(.stepsWithoutTime)).told == [
                "no-time-passing: At 250 ms the app worked endlessly without letting time pass."
            ])
    }
}
