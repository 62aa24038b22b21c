import VirtualTime

/// A message that the referee sends to the host. The host replies to each message with one `HostMessage`, in order. The
/// messages `bye` and `again` have no reply. Before the reply, the host does all work that the message causes at the
/// current instant.
public enum RefereeMessage: WireValue, Sendable, Equatable {
    /// Opens the conversation, and the host replies with `ready`. The message's `seed` decides all random values of the
    /// run. The message's `sdk` is the Apple SDK whose behavior the app sees.
    case hello(version: Int, seed: UInt64, sdk: Int = 27, attention: Attention = Attention())
    /// Sets the knobs and puts the app on screen. If one of the knobs cannot be set, the message changes nothing, and the
    /// reply is `refused`.
    case show([KnobSetting] = [])
    /// Takes the app's root view off screen, as a pop or a dismissal does.
    case hide
    case set(KnobSetting)
    /// Runs the body of the host view `times` times, although none of its values has changed.
    case rerender(times: Int)
    /// Performs a user's gesture. The reply is `refused` if no view on screen accepts the gesture.
    case gesture(Gesture)
    /// Lets time pass up to and including this instant, unless a request or cancellation stops time earlier.
    case run(until: VirtualInstant)
    /// Delivers the response to an open request. A response to a cancelled or finished request is ignored. If `more`
    /// responses follow in this instant, the user never sees the screen after this one, and the host draws no screen.
    case deliver(request: Int, response: Response, more: Bool = false)
    /// Makes an open request fail without a response. The failure of a cancelled or finished request is ignored.
    case fail(request: Int, error: TransportError, more: Bool = false)
    /// Ends the conversation and the host's process.
    case bye
    /// Ends the conversation, but not the host's process, which waits for the next conversation. The referee sends
    /// `again` only if the app keeps no state outside its objects.
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
        case .deliver(let request, let response, let more):
            writer.write(byte: 7)
            writer.write(request)
            writer.write(response)
            writer.write(more)
        case .fail(let request, let error, let more):
            writer.write(byte: 8)
            writer.write(request)
            writer.write(error)
            writer.write(more)
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
        case 7:
            self = .deliver(
                request: try reader.read(), response: try reader.read(), more: try reader.read())
        case 8: self = .fail(request: try reader.read(), error: try reader.read(), more: try reader.read())
        case 9: self = .bye
        case 10: self = .again
        case let other: throw reader.unknown(other, Self.self)
        }
    }
}
