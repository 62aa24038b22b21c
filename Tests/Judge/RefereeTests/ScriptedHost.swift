import Referee
import Synchronization
import VirtualTime
import Wire
import Workshop

/// A host that answers frames by a rule of its own, as a forged one could.
final class ScriptedHost: AppUnderTest, Sendable {
    private let turn = Mutex(0)
    private let rule: @Sendable (RefereeFrame, Int) -> HostFrame

    /// - Parameter rule: the answer to a frame, and the number of frames before it.
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

    /// An answer in which these things happened, at the instant of the frame or when it is zero.
    static func pause(_ kinds: [HostEvent.Kind], at instant: VirtualInstant = .zero) -> HostFrame {
        let events = kinds.map { HostEvent(at: instant, scope: nil, kind: $0) }
        return .paused(Pause(at: instant, events: events, nextDeadline: instant))
    }
}
