import Referee
import Synchronization
import VirtualTime
import Wire
import Workshop

/// A host that responds to frames by a given rule, as a forged host could.
final class ScriptedHost: AppUnderTest, Sendable {
    private let turn = Mutex(0)
    private let rule: @Sendable (RefereeFrame, Int) -> HostFrame

    /// - Parameter rule: the response to a frame, given the number of earlier frames.
    init(_ rule: @escaping @Sendable (RefereeFrame, Int) -> HostFrame) { self.rule = rule }

    func exchange(_ frame: RefereeFrame) throws(WireFault) -> HostFrame {
        if case .hello = frame { return .ready(version: wireVersion, knobs: []) }
        return rule(
            frame,
            turn.withLock { turn in
                defer { turn += 1 }
                return turn
            })
    }

    func outcome(after fault: WireFault) throws(MachineFault) -> RunOutcome { .completed }

    func close() {}

    /// A pause with the given events, at the frame's instant or at zero.
    static func pause(_ kinds: [HostEvent.Kind], at instant: VirtualInstant = .zero) -> HostFrame {
        let events = kinds.map { HostEvent(at: instant, scope: nil, kind: $0) }
        return .paused(Pause(at: instant, events: events, nextDeadline: instant))
    }
}
