import VirtualTime

/// One event in the host, recorded when it happens.
public struct HostEvent: WireValue, Sendable, Equatable {
    public enum Kind: WireValue, Sendable, Equatable {
        /// The app sent a request, so the host pauses at the end of this instant, where the referee can respond.
        case requested(OutgoingRequest)
        /// The app cancelled a request that had no response yet, so the host pauses at the end of this instant. The
        /// app's code receives the cancellation error later in the same instant, after all other work that is due.
        case cancelled(request: Int)
        /// The request timed out. After a timeout, the host acts as after `cancelled`.
        case timedOut(request: Int)
        /// The screen at the end of the instant, if the screen differs from the last recorded screen. `screen` is
        /// recorded after all other events of the instant.
        case screen([ScreenLine])
        /// Text that the app printed, up to a limit for the whole run.
        case console(String)
        /// A fact about the app, which helps to explain other events.
        case fact(Fact)

        public func write(to writer: inout WireWriter) {
            switch self {
            case .requested(let request):
                writer.write(byte: 0)
                writer.write(request)
            case .cancelled(let request):
                writer.write(byte: 1)
                writer.write(request)
            case .timedOut(let request):
                writer.write(byte: 2)
                writer.write(request)
            case .screen(let lines):
                writer.write(byte: 3)
                writer.write(lines)
            case .console(let text):
                writer.write(byte: 4)
                writer.write(text)
            case .fact(let fact):
                writer.write(byte: 5)
                writer.write(fact)
            }
        }

        public init(from reader: inout WireReader) throws(WireFault) {
            switch try reader.byte() {
            case 0: self = .requested(try reader.read())
            case 1: self = .cancelled(request: try reader.read())
            case 2: self = .timedOut(request: try reader.read())
            case 3: self = .screen(try reader.read())
            case 4: self = .console(try reader.read())
            case 5: self = .fact(try reader.read())
            case let other: throw reader.unknown(other, Self.self)
            }
        }
    }
    /// The event's instant, which is never earlier than the previous event's instant.
    public var at: VirtualInstant

    /// The learner code that was running; nil for events without learner code, such as `screen`.
    public var scope: Scope?
    public var kind: Kind

    public init(at: VirtualInstant, scope: Scope?, kind: Kind) {
        self.at = at
        self.scope = scope
        self.kind = kind
    }

    public func write(to writer: inout WireWriter) {
        writer.write(at)
        writer.write(scope)
        writer.write(kind)
    }

    public init(from reader: inout WireReader) throws(WireFault) {
        self.init(at: try reader.read(), scope: try reader.read(), kind: try reader.read())
    }
}
