import Referee
import Testing
import Wire

@Suite("State written during body")
struct StateWrittenDuringBodyTests {
    @Test func `names the state`() {
        let trace = Trace.diagnosed(.stateWrittenDuringBody, "count was written by List's body", times: 1)
        #expect(trace.told == ["state-written-during-body: At 100 ms: count was written by List's body."])
    }
}
