import Referee
import Scenario
import VirtualTime
import Wire

/// One request from start to end, collected from the trace.
public struct RequestRecord: Sendable, Hashable {
    public enum Ending: Sendable, Hashable {
        case answered(status: Int, bytes: Int)
        case failed(TransportError)
        case cancelled
        /// The app's own time-out ended the request. A time-out of the app counts as a cancellation by the app.
        case gaveUp
        /// The run ended while the request was still in flight.
        case none
    }
    public var id: Int
    public var resource: Resource
    public var scope: Scope?
    /// The line of the modifier that sent the request, or else the line of the call.
    public var location: SourceLocation?
    /// The source line that calls the network API.
    public var call: SourceLocation?
    public var started: VirtualInstant
    /// The moment at which the request ended, or the end of the run if the request was still in flight.
    public var ended: VirtualInstant
    public var ending: Ending
    /// The code that canceled the request; nil if the trace does not name the code.
    public var canceller: Scope?
    /// The unusual property of the body in the scenario's reply; nil for a usual body.
    public var oddBody: OddBody?
    /// True if the request belongs to a `URLSessionTask` that the app itself resumed. No Swift task owns a
    /// `URLSessionTask`, so only the method `cancel()` ends the request.
    public var isResumedByHand = false

    /// The code that sent the request, such as `Row's .task` or `a Task that no view owns, begun in Row's .onAppear`.
    var sender: String? {
        guard isResumedByHand, let scope else { return scope?.spelled }
        return "a URLSessionTask that no view owns, begun in \(scope.ownerAndPhase)"
    }

    /// The code that sent the request, for findings in which the owner of a task does not matter.
    var start: String? {
        guard isResumedByHand, let scope else { return scope?.start }
        return "a URLSessionTask begun in \(scope.ownerAndPhase)"
    }

    /// The unusual property of the response, such as `status 202`, `an empty body` or `plain text, not JSON`.
    var oddity: String? {
        guard case .answered(let status, let bytes) = ending else { return nil }
        if status != 200 { return "status \(status)" }
        if bytes == 0 { return "an empty body" }
        if case .otherJSON(nil)? = oddBody { return nil }
        return oddBody?.words
    }

    public var bytes: Int {
        if case .answered(_, let bytes) = ending { bytes } else { 0 }
    }

    /// True if the request failed, so that a retry is not wasteful.
    public var wentWrong: Bool {
        switch ending {
        case .answered(let status, _): status >= 400 || oddBody?.isUnreadable ?? false
        case .failed: true
        case .cancelled, .gaveUp, .none: false
        }
    }

    public var wasEndedByTheApp: Bool { ending == .cancelled || ending == .gaveUp }

    /// True if the request has started and has not ended at the given instant.
    public func isInFlight(after instant: VirtualInstant) -> Bool {
        started <= instant && (ended > instant || ending == .none)
    }
}

extension RequestRecord {
    /// The requests of a run, in the order in which they were sent.
    public static func all(in trace: Trace) -> [RequestRecord] {
        var records: [RequestRecord] = []
        var places: [Int: Int] = [:]
        var bodies = OddBodies(in: trace.scenario)
        func end(_ id: Int, at instant: VirtualInstant, _ ending: Ending, by canceller: Scope? = nil) {
            // The record keeps only the first ending of a request. If the app cancels the request, a later response is
            // ignored.
            guard let place = places[id], records[place].ending == .none else { return }
            records[place].ended = instant
            records[place].ending = ending
            records[place].canceller = canceller
        }
        for event in trace.events {
            switch event.kind {
            case .requested(let request, let resource):
                places[request.id] = records.count
                records.append(
                    RequestRecord(
                        id: request.id, resource: resource, scope: event.scope,
                        location: event.scope?.location ?? request.location, call: request.location,
                        started: event.at,
                        ended: max(trace.end, event.at), ending: .none, oddBody: bodies.next(for: resource),
                        isResumedByHand: request.isResumedByHand))
            case .cancelled(let id): end(id, at: event.at, .cancelled, by: event.scope)
            case .gaveUp(let id): end(id, at: event.at, .gaveUp)
            case .responded(let id, let status, let bytes):
                end(id, at: event.at, .answered(status: status, bytes: bytes))
            case .failed(let id, let error): end(id, at: event.at, .failed(error))
            case .stepped, .wanted, .checked, .unsettled, .screen, .console, .fact: break
            }
        }
        return records
    }
}
