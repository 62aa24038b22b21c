import Seal
import Wire

/// The referee's side of the connection to the app's process. A key seals all messages and replies, and no code of the
/// app has the key.
struct SealedConversation {
    private let channel: MessageChannel

    init(over channel: MessageChannel) { self.channel = channel }

    /// - Parameter pause: a closure that runs between sending the message and waiting for the reply.
    func exchange(_ message: RefereeMessage, _ pause: () throws(WireFault) -> Void = {}) throws(WireFault)
        -> HostMessage
    {
        // Each run has a new key, even if copies of one process serve several runs.
        if case .hello = message { try KeyedSeal.offer(over: channel) }
        try channel.send(message)
        try pause()
        return try channel.receive(HostMessage.self)
    }
}

extension WireFault {
    /// The outcome of a run in which the connection failed. Nil for a closed connection, because the exit status of the
    /// app's process then decides the run's outcome.
    var outcome: RunOutcome? {
        switch self {
        case .closed: nil
        case .timedOut: .exceeded(.wallTime)
        case .oversized(let size):
            .brokeProtocol("a message of \(size) bytes is too long")
        case .forged: .brokeProtocol("a message did not come from the course's own code in the app")
        case .malformed: .brokeProtocol("a message could not be read")
        }
    }
}
