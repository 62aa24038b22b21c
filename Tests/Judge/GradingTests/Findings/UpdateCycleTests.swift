import Referee
import TestSupport
import Testing
import Wire

@Suite struct `Update cycle` {
    @Test func `is told once, with how often it happened`() {
        let trace = Trace.diagnosed(.updateCycle, "onChange of count wrote count", times: 3)
        #expect(
            trace.told == [
                "update-cycle: At 100 ms: onChange of count wrote count. It happened 3 times in all."
            ])
    }
}
