import Referee
import TestSupport
import Testing
import Wire

@Suite struct `A state written during body` {
    @Test func `names the state`() {
        let trace = Trace.diagnosed(.stateWrittenDuringBody, "count was written by List's body", times: 1)
        #expect(trace.told == ["state-written-during-body: At 100 ms: count was written by List's body."])
    }
}
