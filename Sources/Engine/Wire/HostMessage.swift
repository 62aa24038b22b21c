/// The host's reply to a `RefereeMessage`.
public enum HostMessage: WireValue, Sendable, Equatable {
    /// The reply to `hello`: the app is loaded, and has no views yet.
    case ready(version: Int, knobs: [Knob])
    /// The host has executed the message, and has done all work that is due at the pause's instant.
    case paused(Pause)
    /// The app runs endlessly at one instant. The host has stopped the app and accepts no more messages.
    case stuck(Pause)
    /// The app made a mistake that ends its process. The host sends `ending` in place of the normal reply, before its
    /// process ends.
    case ending(Pause)
    /// The host cannot execute the message, and has changed nothing. A refusal contains the reason and similar names that
    /// exist.
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
