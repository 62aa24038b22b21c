import Foundation
import VirtualTime
import Wire
import Workshop

@testable import Referee
@testable import Seal

/// A host in this process that has the conversation's key, so that it can send properly sealed messages
/// that break other rules.
///
/// The host sends real sealed messages over a real socket.
final class SealedHost: AppUnderTest {
    enum Deed {
        case answer(HostMessage)
        /// The given bytes as a sealed message, even if the bytes are no valid message.
        case say([UInt8])
        /// A message head that announces the given number of bytes.
        case announce(UInt32)
        case nothing
        /// Sends a message without an end, one byte at a time.
        case drip
    }
    private let conversation: SealedConversation

    /// - Parameters:
    ///   - number: maps a message's real number to the number that the seal uses.
    ///   - seconds: how long the referee waits for a response.
    ///   - rule: chooses the host's action for each message after `hello`, from the message and the
    ///     number of earlier messages.
    init(
        number: @escaping @Sendable (UInt64) -> UInt64 = { $0 }, patience seconds: Double = 20,
        _ rule: @escaping @Sendable (RefereeMessage, Int) -> Deed
    ) {
        var ends: [Int32] = [0, 0]
        let made = socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
        var patience = timeval(
            tv_sec: Int(seconds), tv_usec: Int(seconds.truncatingRemainder(dividingBy: 1) * 1e6))
        let size = socklen_t(MemoryLayout<timeval>.size)
        let limited = setsockopt(ends[0], SOL_SOCKET, SO_RCVTIMEO, &patience, size)
        precondition(made == 0 && limited == 0)
        conversation = SealedConversation(over: MessageChannel(owning: ends[0]))
        let theirs = ends[1]
        Thread.detachNewThread {
            do { try Self.serve(theirs, number, rule) } catch {
                // The referee closes the connection after each broken rule, so this error is expected.
            }
        }
    }

    func exchange(_ message: RefereeMessage) throws(WireFault) -> HostMessage {
        try conversation.exchange(message)
    }

    func outcome(after fault: WireFault) -> RunOutcome { fault.outcome ?? .brokeProtocol("closed") }

    func close() {}

    // MARK: - The host's side

    private static func serve(
        _ descriptor: Int32, _ number: @escaping @Sendable (UInt64) -> UInt64,
        _ rule: (RefereeMessage, Int) -> Deed
    ) throws {
        let channel = MessageChannel(owning: descriptor)
        let key = try channel.receive(KeyedSeal.Offer.self).key
        channel.seal(with: Miscounting(seal: KeyedSeal(key: key), number: number), as: .host)
        _ = try channel.receive(RefereeMessage.self)
        try channel.send(HostMessage.ready(version: wireVersion, knobs: []))
        var turn = 0
        while true {
            let message = try channel.receive(RefereeMessage.self)
            switch rule(message, turn) {
            case .answer(let answer): try channel.send(answer)
            case .say(let bytes):
                write(sealed(bytes, by: KeyedSeal(key: key), as: turn + 1), to: descriptor)
            case .announce(let length): write(head(of: length), to: descriptor)
            case .nothing: break
            case .drip:
                write([0, 0, 1, 0], to: descriptor)
                while write([32], to: descriptor) { usleep(50_000) }
            }
            turn += 1
        }
    }

    private static func sealed(_ payload: [UInt8], by seal: KeyedSeal, as number: Int) -> [UInt8] {
        head(of: UInt32(payload.count)) + seal.tag(of: payload[...], number: UInt64(number), from: .host)
            + payload
    }

    private static func head(of length: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: length >> $0) }
    }

    @discardableResult private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        Foundation.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
    }

    /// Seals messages with the right key, but possibly with a wrong message number.
    private struct Miscounting: MessageSeal {
        let seal: KeyedSeal
        let number: @Sendable (UInt64) -> UInt64

        func tag(of payload: ArraySlice<UInt8>, number: UInt64, from end: MessageChannel.End) -> [UInt8] {
            seal.tag(of: payload, number: end == .host ? self.number(number) : number, from: end)
        }
    }
}
