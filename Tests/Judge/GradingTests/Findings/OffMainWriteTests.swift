import Referee
import TestSupport
import Testing
import Wire

@Suite struct `An off-main write` {
    @Test func `names the written property`() {
        let trace = Trace.diagnosed(.offMainWrite, "items was written off the main actor", times: 2)
        #expect(
            trace.told == [
                "off-main-write: At 100 ms: items was written off the main actor. The run has this finding twice."
            ])
    }
}
