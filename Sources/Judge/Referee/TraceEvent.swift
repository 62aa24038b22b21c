import Scenario
import VirtualTime
import Wire

/// One thing that happened in a run, when, and in whose code.
public struct TraceEvent: Sendable, Equatable {
    /// What happened, as a fact in the past tense.
    public enum Kind: Sendable, Equatable {
        /// A line of the scenario was carried out.
        case stepped(line: Int)
        /// From now on, exactly these are wanted.
        case wanted([Resource])
        case requested(OutgoingRequest, Resource)
        /// The app cancelled request `id` while it was in flight.
        case cancelled(request: Int)
        /// The app gave up on request `id` after a time of its own, although the world would have answered.
        case gaveUp(request: Int)
        case responded(request: Int, status: Int, bytes: Int)
        case failed(request: Int, TransportError)
        /// A line was checked. `found` tells a reader who cannot see the screen what was there.
        case checked(line: Int, check: String, held: Bool, found: String)
        /// `settle` reached its limit while this still went on.
        case unsettled(Remainder)
        case screen([ScreenLine])
        case console(String)
        case fact(Fact)
    }
    public var at: VirtualInstant
    public var scope: Scope?
    public var kind: Kind

    public init(at: VirtualInstant, scope: Scope? = nil, _ kind: Kind) {
        self.at = at
        self.scope = scope
        self.kind = kind
    }
}
