import VirtualTime

/// What the referee says to the host. The host answers each frame with exactly one `HostFrame`, in order; only `bye`
/// and `again` have no answer. Before it answers, the host does everything that the frame causes at the current instant.
public enum RefereeFrame: WireValue, Sendable, Equatable {
    /// Opens the conversation; answered by `ready`. `seed` decides all randomness. `sdk` is the Apple SDK whose behavior
    /// the app sees.
    case hello(version: Int, seed: UInt64, sdk: Int = 27, attention: Attention = Attention())
    /// Sets the knobs and puts the app on screen. If one knob cannot be set, nothing happens and the answer is `refused`.
    case show([KnobSetting] = [])
    /// Takes the app off screen, as a pop or a dismissal would.
    case hide
    /// Sets one knob.
    case set(KnobSetting)
    /// Runs the host's body again, `times` times, with nothing changed.
    case rerender(times: Int)
    /// Does what a user does; `refused` if nothing on screen takes the gesture.
    case gesture(Gesture)
    /// Lets time pass, to this instant and through all of it, or through the instant of the first request or
    /// cancellation, if that comes earlier.
    case run(until: VirtualInstant)
    /// Answers a request. Nothing happens if it is cancelled or answered already.
    case deliver(request: Int, response: Response)
    /// Ends a request without an answer. Nothing happens if it is cancelled or answered already.
    case fail(request: Int, error: TransportError)
    /// Ends the conversation, and with it the process that held it.
    case bye
    /// Ends the conversation. The app keeps nothing outside its own objects, so the next conversation may be held by the
    /// same process.
    case again

    public func write(to writer: inout WireWriter) {
        switch self {
        case .hello(let version, let seed, let sdk, let attention):
            writer.write(byte: 0)
            writer.write(version)
            writer.write(seed)
            writer.write(sdk)
            writer.write(attention)
        case .show(let settings):
            writer.write(byte: 1)
            writer.write(settings)
        case .hide:
            writer.write(byte: 2)
        case .set(let setting):
            writer.write(byte: 3)
            writer.write(setting)
        case .rerender(let times):
            writer.write(byte: 4)
            writer.write(times)
        case .gesture(let gesture):
            writer.write(byte: 5)
            writer.write(gesture)
        case .run(let instant):
            writer.write(byte: 6)
            writer.write(instant)
        case .deliver(let request, let response):
            writer.write(byte: 7)
            writer.write(request)
            writer.write(response)
        case .fail(let request, let error):
            writer.write(byte: 8)
            writer.write(request)
            writer.write(error)
        case .bye:
            writer.write(byte: 9)
        case .again:
            writer.write(byte: 10)
        }
    }

    public init(from reader: inout WireReader) throws(WireFault) {
        switch try reader.byte() {
        case 0:
            self = .hello(
                version: try reader.read(), seed: try reader.read(), sdk: try reader.read(),
                attention: try reader.read())
        case 1: self = .show(try reader.read())
        case 2: self = .hide
        case 3: self = .set(try reader.read())
        case 4: self = .rerender(times: try reader.read())
        case 5: self = .gesture(try reader.read())
        case 6: self = .run(until: try reader.read())
        case 7: self = .deliver(request: try reader.read(), response: try reader.read())
        case 8: self = .fail(request: try reader.read(), error: try reader.read())
        case 9: self = .bye
        case 10: self = .again
        case let other: throw reader.unknown(other, Self.self)
        }
    }
}
