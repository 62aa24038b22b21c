import Referee
import TestSupport
import Testing

@Suite struct `A broken protocol` {
    @Test func `names the error in the conversation`() {
        #expect(
            Trace.ended(.brokeProtocol("a message of 9000000 bytes")).told == [
                "broke-protocol: The course lost contact with the app at 250 ms: a message of 9000000 "
                    + "bytes."
            ])
    }
}
