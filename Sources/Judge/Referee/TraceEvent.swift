import Scenario
import VirtualTime
import Wire

/// One event of a run, with its time and the view or task that caused it.
public struct TraceEvent: Sendable, Equatable {
    /// The kinds of events.
    public enum Kind: Sendable, Equatable {
        case stepped(line: Int)
        /// After a `want` line: the resources that the user wants to see from this moment on.
        case wanted([Resource])
        case requested(OutgoingRequest, Resource)
        case cancelled(request: Int)
        /// The app's own timeout ended the request, although the network would have responded.
        case gaveUp(request: Int)
        case responded(request: Int, status: Int, bytes: Int)
        case failed(request: Int, TransportError)
        /// The app reached a line that checks the screen or a count. A check of the screen or of a count; `found`
        /// describes what the check found.
        case checked(line: Int, check: String, held: Bool, found: String)
        /// The `settle` line reached its limit while requests, tasks or timers were still active.
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
