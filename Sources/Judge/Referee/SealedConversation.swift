import Seal
import Wire

/// The referee's side of one conversation: each frame and its answer under a key that no code of the app has.
struct SealedConversation {
    private let channel: FrameChannel

    init(over channel: FrameChannel) { self.channel = channel }

    /// Says one frame and waits for its answer.
    /// - Parameter pause: is done in between.
    func exchange(_ frame: RefereeFrame, _ pause: () throws(WireFault) -> Void = {}) throws(WireFault)
        -> HostFrame
    {
        // Each conversation has a key of its own, and so has each copy of a host that plays encores.
        if case .hello = frame { try KeyedSeal.offer(over: channel) }
        try channel.send(frame)
        try pause()
        return try channel.receive(HostFrame.self)
    }
}

extension WireFault {
    /// What the fault alone says of the run. Nil for a conversation that was closed: how the app's process ended tells.
    var outcome: RunOutcome? {
        switch self {
        case .closed: nil
        case .timedOut: .exceeded(.wallTime)
        case .oversized(let size):
            .brokeProtocol("a message of \(size) bytes is longer than any honest one")
        case .forged: .brokeProtocol("a message did not come from the course's own code in the app")
        case .malformed: .brokeProtocol("a message could not be read")
        }
    }
}
