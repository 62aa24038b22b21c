import Referee
import TestSupport
import Testing

@Suite struct `An early exit` {
    @Test func `with status zero is a fault like any other`() {
        #expect(
            [0, 3].flatMap { Trace.ended(.exited(status: $0)).told } == [
                "exited-early: The app ended itself with status 0 at 250 ms, before the scenario was "
                    + "over. An app must not call `exit`.",
                "exited-early: The app ended itself with status 3 at 250 ms, before the scenario was "
                    + "over. An app must not call `exit`.",
            ])
    }

}
