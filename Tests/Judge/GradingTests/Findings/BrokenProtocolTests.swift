import Referee
import TestSupport
import Testing

@Suite struct `A broken protocol` {
    @Test func `names the error in the conversation`() {
        #expect(
            Trace.ended(.brokeProtocol("a frame of 9000000 bytes")).told == [
                "broke-protocol: The conversation with the app broke off at 250 ms: a frame of 9000000 bytes."
            ])
    }
}
