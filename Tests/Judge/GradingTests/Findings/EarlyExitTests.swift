import Referee
import TestSupport
import Testing

@Suite struct `An early exit` {
    @Test func `with status zero is a fault like any other`() {
        for status in [0, 3] as [Int32] {
            let told = Trace.ended(.exited(status: status)).told
            #expect(
                told == [
                    """
                    exited-early: The app ended itself with status \(status) at 250 ms, before the scenario was over. \
                    An app must not call `exit`.
                    """
                ])
        }
    }

}
