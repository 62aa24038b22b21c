import Scenario
import VirtualTime
import Wire

/// One event of a run, with its time and scope.
public struct TraceEvent: Sendable, Equatable {
    /// A fact in the past tense.
    public enum Kind: Sendable, Equatable {
        case stepped(line: Int)
        /// From now on, the user wants to see exactly these resources.
        case wanted([Resource])
        case requested(OutgoingRequest, Resource)
        case cancelled(request: Int)
        /// The app's own timeout ended the request, although the network would have responded.
        case gaveUp(request: Int)
        case responded(request: Int, status: Int, bytes: Int)
        case failed(request: Int, TransportError)
        /// A line that checks the screen or a count ran. `found` describes the screen or the count at the time of the
        /// check.
        case checked(line: Int, check: String, held: Bool, found: String)
        /// `settle` reached its limit while the given requests, tasks and timers were still active.
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
