// Seal: the keyed hash that proves whether the referee or the host sent a message. Only the course program and the host
// link the module `Seal`. Answers are compiled without `Seal`.

import CSodium
import Wire

/// Computes the tags of messages by BLAKE2b, with a key that only the referee and the host have.
///
///     try KeyedSeal.offer(over: channel)    // the referee, before each `hello`
///     try KeyedSeal.accept(over: channel)   // the host, before it opens the answer
///
/// The hash also covers the message's number and sender. The tags detect messages that are repeated, left out, sent
/// back, or made by other code in the host's process.
public struct KeyedSeal: MessageSeal {
    private let key: [UInt8]

    init(key: [UInt8]) {
        precondition(key.count == Self.keyLength)
        // `sodium_init` may be called several times, and fails only if the system has no source of randomness.
        precondition(sodium_init() >= 0, "libsodium does not start")
        self.key = key
    }

    public func tag(of payload: ArraySlice<UInt8>, number: UInt64, from end: MessageChannel.End) -> [UInt8] {
        var tag = [UInt8](repeating: 0, count: MessageChannel.tagLength)
        let head = [end.rawValue] + (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
        let message = head + payload
        let status = crypto_generichash(
            &tag, tag.count, message, UInt64(message.count), key, key.count)
        precondition(status == 0, "libsodium refuses a length that it documents")
        return tag
    }

    // MARK: - The beginning of a conversation

    private static let keyLength = 32

    /// The first message of a conversation, which is the only message without a tag. Every message with a key has the
    /// same length, so the host's memory is the same in every run.
    struct Offer: WireValue {
        let key: [UInt8]

        init(key: [UInt8]) { self.key = key }

        func write(to writer: inout WireWriter) { writer.write(content: key) }
        init(from reader: inout WireReader) throws(WireFault) { key = try reader.content() }
    }

    /// Sends a new random key, and adds a tag to all later messages.
    public static func offer(over channel: MessageChannel) throws(WireFault) {
        var system = SystemRandomNumberGenerator()
        let key = (0..<keyLength / 8).flatMap { _ in withUnsafeBytes(of: system.next(), Array.init) }
        channel.open()
        try channel.send(Offer(key: key))
        channel.seal(with: KeyedSeal(key: key), as: .referee)
    }

    /// Receives the key, and adds a tag to all later messages.
    public static func accept(over channel: MessageChannel) throws(WireFault) {
        let key = try channel.receive(Offer.self).key
        guard key.count == keyLength else { throw .malformed("the key has \(key.count) bytes") }
        channel.seal(with: KeyedSeal(key: key), as: .host)
    }
}
