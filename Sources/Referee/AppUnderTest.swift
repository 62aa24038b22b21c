import Wire
import Workshop

/// The referee's end of a running app.
public protocol AppUnderTest {
    /// Says one frame and waits for its answer.
    func exchange(_ frame: RefereeFrame) throws(WireFault) -> HostFrame

    /// What became of the app, when the conversation has broken.
    func outcome(after fault: WireFault) throws(MachineFault) -> RunOutcome

    /// The scenario is over; the app may go.
    func close()
}
