import Referee
import TestSupport
import Testing
import Wire

@Suite struct `A duplicate identity` {
    @Test func `names the id`() {
        let trace = Trace.diagnosed(.duplicateIdentity, "two rows have the id 7", times: 1)
        #expect(trace.told == ["duplicate-identity: At 100 ms: two rows have the id 7."])
    }
}
