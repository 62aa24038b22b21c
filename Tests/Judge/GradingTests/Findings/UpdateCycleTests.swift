import Referee
import TestSupport
import Testing
import Wire

@Suite struct `An update cycle` {
    @Test func `is one finding with its count`() {
        let trace = Trace.diagnosed(.updateCycle, "onChange of count wrote count", times: 3)
        #expect(
            trace.told == [
                "update-cycle: At 100 ms: onChange of count wrote count. The run has this finding 3 times."
            ])
    }
}
