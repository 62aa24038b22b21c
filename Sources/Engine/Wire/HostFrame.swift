/// The host's reply to a `RefereeFrame`.
public enum HostFrame: WireValue, Sendable, Equatable {
    /// The app is loaded, and none of its views exists yet. Replies to `hello`.
    case ready(version: Int, knobs: [Knob])
    /// The frame was carried out, and all work due at the pause's instant is done.
    case paused(Pause)
    /// The app takes endless steps at one instant. The host has given up on it and accepts no more frames.
    case stuck(Pause)
    /// The app made a mistake that ends it. Sent in place of the normal reply, before the process ends.
    case ending(Pause)
    /// The frame cannot be carried out and has changed nothing. Contains the reason and the
    /// possible alternatives.
    case refused(reason: String, candidates: [String])

    public func write(to writer: inout WireWriter) {
        switch self {
        case .ready(let version, let knobs):
            writer.write(byte: 0)
            writer.write(version)
            writer.write(knobs)
        case .paused(let pause):
            writer.write(byte: 1)
            writer.write(pause)
        case .stuck(let pause):
            writer.write(byte: 2)
            writer.write(pause)
        case .ending(let pause):
            writer.write(byte: 3)
            writer.write(pause)
        case .refused(let reason, let candidates):
            writer.write(byte: 4)
            writer.write(reason)
            writer.write(candidates)
        }
    }

    public init(from reader: inout WireReader) throws(WireFault) {
        switch try reader.byte() {
        case 0: self = .ready(version: try reader.read(), knobs: try reader.read())
        case 1: self = .paused(try reader.read())
        case 2: self = .stuck(try reader.read())
        case 3: self = .ending(try reader.read())
        case 4: self = .refused(reason: try reader.read(), candidates: try reader.read())
        case let other: throw reader.unknown(other, Self.self)
        }
    }
}
