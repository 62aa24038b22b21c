import Referee
import TestSupport
import Testing
import Wire

@Suite struct `A missing environment object` {
    @Test func `names the type`() {
        let trace = Trace.diagnosed(
            .missingEnvironmentObject, "no Model was put into the environment", times: 1)
        #expect(
            trace.told == ["missing-environment-object: At 100 ms: no Model was put into the environment."])
    }
}
