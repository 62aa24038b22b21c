import Referee
import Testing
import Wire

@Suite("Missing environment object")
struct MissingEnvironmentObjectTests {
    @Test func `names the type`() {
        let trace = Trace.diagnosed(
            .missingEnvironmentObject, "no Model was put into the environment", times: 1)
        #expect(
            trace.told == ["missing-environment-object: At 100 ms: no Model was put into the environment."])
    }
}
