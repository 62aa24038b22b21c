import Referee
import Synchronization
import VirtualTime
import Wire
import Workshop

/// A host that responds to messages by a given rule, as a forged host could.
final class ScriptedHost: AppUnderTest, Sendable {
    private let turn = Mutex(0)
    private let rule: @Sendable (RefereeMessage, Int) -> HostMessage

    /// - Parameter rule: the response to a message, given the number of earlier messages.
    init(_ rule: @escaping @Sendable (RefereeMessage, Int) -> HostMessage) { self.rule = rule }

    func exchange(_ message: RefereeMessage) throws(WireFault) -> HostMessage {
        if case .hello = message { return .ready(version: wireVersion, knobs: []) }
        return rule(
            message,
            turn.withLock { turn in
                defer { turn += 1 }
                return turn
            })
    }

    func outcome(after fault: WireFault) throws(MachineFault) -> RunOutcome { .completed }

    func close() {}

    /// A pause with the given events, all at `instant`, which is zero by default.
    static func pause(_ kinds: [HostEvent.Kind], at instant: VirtualInstant = .zero) -> HostMessage {
        let events = kinds.map { HostEvent(at: instant, scope: nil, kind: $0) }
        return .paused(Pause(at: instant, events: events, nextDeadline: instant))
    }
}
