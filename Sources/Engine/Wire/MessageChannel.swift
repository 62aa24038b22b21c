import FoundationEssentials
import Glibc

/// The version of the message format. The referee and the host refuse a peer with another version.
public let wireVersion = 12

/// A conversation over one socket. Each message is the four-byte big-endian length of a `WireValue`, followed by the
/// bytes of the value. On a channel with tags, a tag of `tagLength` bytes follows the message's length.
///
/// The channel closes its descriptor in its deinit. The channel does not trust its peer: a message over `limit`, a short
/// read or malformed bytes throw a `WireFault`.
public final class MessageChannel {
    /// The longest message, in bytes. Messages of an honest host or referee are much shorter: the largest contain a screen
    /// of a few hundred lines, or one response body.
    public static let limit = 8 << 20

    private let descriptor: Int32
    /// The socket's time limit for reading; nil in the host, which waits forever.
    private let patience: Duration?
    private var sealing: Sealing?

    public init(owning descriptor: Int32) {
        self.descriptor = descriptor
        patience = Self.patience(of: descriptor)
    }

    deinit {
        close(descriptor)
    }

    /// Adds a tag to every later message in both directions. If a received message has a wrong tag, receiving throws
    /// `.forged`.
    public func seal(with seal: any MessageSeal, as end: End) {
        sealing = Sealing(seal: seal, end: end)
    }

    /// Stops adding and checking tags, because a new conversation begins without tags.
    public func open() {
        sealing = nil
    }

    /// Sends a whole message. If the message exceeds `limit`, throws before any byte is sent.
    public func send(_ message: some WireValue) throws(WireFault) {
        let head = sealing == nil ? 4 : 4 + Self.tagLength
        var writer = WireWriter(head: head)
        writer.write(message)
        let length = writer.bytes.count - head
        guard length <= Self.limit else { throw .oversized(length) }
        writer.fill(withUnsafeBytes(of: UInt32(length).bigEndian, Array.init), at: 0)
        if let tag = sealing?.tagOfNext(writer.bytes[head...]) { writer.fill(tag, at: 4) }
        try write(writer.bytes)
    }

    /// The socket's time limit covers the whole message, so a peer cannot gain time by sending single bytes.
    public func receive<Message: WireValue>(_ type: Message.Type) throws(WireFault) -> Message {
        let end = patience.map { ContinuousClock.now + $0 }
        let header = try read(4, before: end)
        let length = header.reduce(0) { $0 << 8 | Int($1) }
        guard length <= Self.limit else { throw .oversized(length) }
        let tagLength = sealing == nil ? 0 : Self.tagLength
        let bytes = try read(tagLength + length, before: end)
        let payload = bytes[tagLength...]
        guard sealing?.isNext(payload, tag: bytes[..<tagLength]) ?? true else { throw .forged }
        return try WireReader.value(type, from: payload)
    }

    private func write(_ bytes: [UInt8]) throws(WireFault) {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                let rest = UnsafeRawBufferPointer(rebasing: buffer[sent...])
                return Glibc.send(descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
            }
            if count < 0 {
                if errno == EINTR { continue }
                throw errno == EAGAIN ? .timedOut : .closed
            }
            sent += count
        }
    }

    private static func patience(of descriptor: Int32) -> Duration? {
        var limit = timeval()
        var size = socklen_t(MemoryLayout<timeval>.size)
        guard getsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, &size) == 0 else { return nil }
        let patience = Duration.seconds(limit.tv_sec) + .microseconds(limit.tv_usec)
        return patience > .zero ? patience : nil
    }

    private func read(
        _ count: Int, before end: ContinuousClock.Instant?
    ) throws(WireFault) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            if let end, ContinuousClock.now >= end { throw .timedOut }
            let got = bytes.withUnsafeMutableBytes { buffer in
                let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
                return recv(descriptor, rest.baseAddress, rest.count, 0)
            }
            if got < 0 {
                if errno == EINTR { continue }
                throw errno == EAGAIN ? .timedOut : .closed
            }
            if got == 0 { throw .closed }
            filled += got
        }
        return bytes
    }
}

/// Why a conversation cannot continue.
public enum WireFault: Error, Equatable {
    /// The peer has closed the connection, perhaps in the middle of a message.
    case closed
    case timedOut
    /// A message is longer than `MessageChannel.limit`. The associated value of `oversized` is the message's length in
    /// bytes.
    case oversized(Int)
    /// The tag of a message is wrong: the message is out of order, or other code than the peer's has made it.
    case forged
    /// The bytes are not a message of the expected kind. The associated value of `malformed` is the reason from
    /// `WireReader`.
    case malformed(String)
}
