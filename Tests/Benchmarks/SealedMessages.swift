import Foundation
import Seal
import VirtualTime
import Wire

/// Measures the cost of sealing messages: round trips of sealed messages between two threads over a socket, compared
/// with unsealed messages.
///
/// Each message from the referee advances the clock, and each response reports one request, like most messages of a
/// run.
struct SealedMessages: Measurable {
    private static let exchanges = 5000
    let isSealed: Bool

    static func benchmark() -> Benchmark {
        Benchmark(
            name: "5,000 sealed messages", explanation: "there and back under a key / the same without one",
            subject: SealedMessages(isSealed: true), baseline: SealedMessages(isSealed: false), bound: 1.25)
    }

    func run() throws(ProgramFailure) -> Cost {
        do throws(WireFault) { return try converse() } catch {
            throw ProgramFailure("the conversation broke: \(error)")
        }
    }

    private func converse() throws(WireFault) -> Cost {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else { throw .closed }
        let (theirs, isSealed) = (ends[1], isSealed)
        let referee = MessageChannel(owning: ends[0])
        Thread.detachNewThread {
            // The host's thread ends normally when the referee closes its end of the socket.
            do throws(WireFault) { try Self.answer(over: MessageChannel(owning: theirs), isSealed) } catch {}
        }
        if isSealed { try KeyedSeal.offer(over: referee) }
        let began = ContinuousClock.now
        for number in 1...Self.exchanges {
            try referee.send(RefereeMessage.run(until: .zero + .milliseconds(number)))
            _ = try referee.receive(HostMessage.self)
        }
        return Cost(seconds: (ContinuousClock.now - began) / .seconds(1))
    }

    private static func answer(over channel: MessageChannel, _ isSealed: Bool) throws(WireFault) {
        if isSealed { try KeyedSeal.accept(over: channel) }
        while true {
            guard case .run(let now) = try channel.receive(RefereeMessage.self) else { return }
            let scope = Scope(
                view: "Host/ProfileScreen/ProfilePicture", phase: .task,
                location: SourceLocation(file: "ProfilePicture.swift", line: 12))
            let request = OutgoingRequest(id: 1, method: "GET", url: "https://pictures.example/200/300")
            let event = HostEvent(at: now, scope: scope, kind: .requested(request))
            try channel.send(HostMessage.paused(Pause(at: now, events: [event], nextDeadline: nil)))
        }
    }
}
