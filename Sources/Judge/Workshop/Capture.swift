/// Keeps the start or the end of an output stream, up to a limit.
struct Capture: Sendable {
    enum Part: Sendable { case start, end }

    let limit: Int
    let part: Part
    private var bytes: [UInt8] = []
    private(set) var dropped = 0

    init(limit: Int, keeping part: Part) {
        self.limit = limit
        self.part = part
    }

    mutating func append(_ chunk: some Collection<UInt8>) {
        switch part {
        case .start:
            let kept = chunk.prefix(limit - bytes.count)
            bytes += kept
            dropped += chunk.count - kept.count
        case .end:
            bytes += chunk
            guard bytes.count > 2 * limit else { return }
            trim()
        }
    }

    var text: String {
        var last = self
        last.trim()
        let text = String(decoding: last.bytes, as: UTF8.self)
        guard last.dropped > 0 else { return text }
        let note = "[\(last.dropped) bytes left out]"
        return part == .start ? "\(text)\n\(note)" : "\(note)\n\(text)"
    }

    /// Drops the oldest bytes of the output, so that the output fits into the limit. The output is shortened only after
    /// it has reached twice the limit, so that endless output takes only linear time.
    private mutating func trim() {
        guard part == .end, bytes.count > limit else { return }
        dropped += bytes.count - limit
        bytes.removeFirst(bytes.count - limit)
    }
}
