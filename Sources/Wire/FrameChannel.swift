import Foundation

/// The version of the frames. Referee and host refuse each other if theirs differ.
public let wireVersion = 5

/// A conversation over one socket: each frame is a four-byte big-endian length and that much JSON. Once the channel is
/// sealed, a tag of `tagLength` bytes comes between the two.
///
/// The channel owns its descriptor and closes it in its deinit. It never trusts the other side: a frame over `limit`, a
/// short read or JSON that does not decode throws a `WireFault`, and nothing of that frame is used.
public final class FrameChannel {
    /// The longest frame, in bytes. No honest frame comes near this: the largest hold a screen of a few hundred lines or
    /// one response body.
    public static let limit = 8 << 20

    private let descriptor: Int32
    /// How long the socket waits for bytes; nil for one that waits without end, as the host's does.
    private let patience: Duration?
    private let encoder = JSONEncoder()
    private let decoder = JSONDecoder()
    private var sealing: Sealing?

    public init(owning descriptor: Int32) {
        self.descriptor = descriptor
        patience = Self.patience(of: descriptor)
        encoder.outputFormatting = .sortedKeys  // the same frame is the same bytes on every run
    }

    deinit {
        close(descriptor)
    }

    /// From now on every frame in either direction has a tag, and one without the right tag throws `.forged`.
    public func seal(with seal: any FrameSeal, as end: End) {
        sealing = Sealing(seal: seal, end: end)
    }

    /// From now on frames have no tag, until the channel is sealed again. A conversation begins so.
    public func open() {
        sealing = nil
    }

    /// Sends a whole frame, waiting as long as the socket allows. A frame over `limit` throws before any of it is sent.
    public func send(_ frame: some Encodable) throws(WireFault) {
        let payload: Data
        do { payload = try encoder.encode(frame) } catch { throw .malformed("\(error)") }
        guard payload.count <= Self.limit else { throw .oversized(payload.count) }
        let length = UInt32(payload.count)
        var bytes = Data(capacity: 4 + Self.tagLength + payload.count)
        withUnsafeBytes(of: length.bigEndian) { bytes.append(contentsOf: $0) }
        if let tag = sealing?.tagOfNext(Array(payload)) { bytes.append(contentsOf: tag) }
        bytes.append(payload)
        try write(bytes)
    }

    /// Waits for the next frame, as long as the socket allows for the whole of it: an end that sends a byte now and then
    /// gains no time.
    public func receive<Frame: Decodable>(_ type: Frame.Type) throws(WireFault) -> Frame {
        let end = patience.map { ContinuousClock.now + $0 }
        let header = try read(4, before: end)
        let length = header.reduce(0) { $0 << 8 | Int($1) }
        guard length <= Self.limit else { throw .oversized(length) }
        let tag = sealing == nil ? [] : try read(Self.tagLength, before: end)
        let payload = try read(length, before: end)
        guard sealing?.isNext(payload, tag: tag) ?? true else { throw .forged }
        do { return try decoder.decode(type, from: Data(payload)) } catch { throw .malformed("\(error)") }
    }

    private func write(_ bytes: Data) throws(WireFault) {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                let rest = UnsafeRawBufferPointer(rebasing: buffer[sent...])
                return Foundation.send(descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
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

/// Why a conversation cannot go on.
public enum WireFault: Error, Equatable {
    /// The other side has gone, maybe in the middle of a frame.
    case closed
    /// The socket's own time limit has passed.
    case timedOut
    /// A frame is longer than `FrameChannel.limit`: so many bytes.
    case oversized(Int)
    /// A frame does not come from the other end, or not in its turn.
    case forged
    /// What came is no frame of the expected kind: the decoder's reason.
    case malformed(String)
}
