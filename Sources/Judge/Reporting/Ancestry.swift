import Grading
import Referee
import Scenario
import VirtualTime
import Wire

/// The events that led to a request, from the scenario line to the closure that sent the request.
///
///     Ancestry(of: 2, in: events, steps: steps)?.lines
///     // set height 200
///     //   height of Host was written
///     //   the body of Host ran, because height changed
///     //   …
///     //   #2 GET /200/200 was sent by ProfilePicture's .task (ProfilePicture.swift:12)
///
/// The explanation of a request uses only the events of the trace. The explanation begins with the start of the
/// request's task, because a task may sleep before it sends a request.
public struct Ancestry {
    public private(set) var lines: [String] = []

    public init?(of id: Int, in events: [TraceEvent], steps: [Step]) {
        let sent = events.firstIndex {
            if case .requested(let request, _) = $0.kind { request.id == id } else { false }
        }
        guard let sent, case .requested(let request, let resource) = events[sent].kind else { return nil }
        let scope = events[sent].scope
        let origin = Self.origin(of: scope, before: sent, in: events)
        let begin = Self.lastStep(before: origin, in: events)
        tell(step: begin, in: events, steps)
        if let scope { tell(events[begin..<sent].prefix(origin - begin + 1), about: scope) }
        let later = Self.lastStep(before: sent, in: events)
        if later != begin { tell(step: later, in: events, steps) }
        let place = (scope?.location ?? request.location).map { " (\($0))" } ?? ""
        let sender = scope.map { " by \($0.spelled)" } ?? ""
        let moment = events[sent].at == events[later].at ? "" : " at \(events[sent].at)"
        lines.append("    #\(id) \(resource) was sent\(moment)\(sender)\(place)")
        if let call = request.location, call != scope?.location { lines.append("    the call is at \(call)") }
    }

    /// The index of the event that started the request's task; if no task sent the request, the index of the request.
    private static func origin(of scope: Scope?, before sent: Int, in events: [TraceEvent]) -> Int {
        guard let scope, scope.phase.isTask else { return sent }
        let start = events[..<sent].lastIndex { event in
            guard case .fact(.taskStarted(let view, _, let location)) = event.kind else { return false }
            return view == scope.view && (scope.location == nil || location == scope.location)
        }
        return start ?? sent
    }

    private static func lastStep(before place: Int, in events: [TraceEvent]) -> Int {
        events[...min(place, events.count - 1)].lastIndex {
            if case .stepped = $0.kind { true } else { false }
        } ?? 0
    }

    private mutating func tell(step place: Int, in events: [TraceEvent], _ steps: [Step]) {
        guard case .stepped(let line) = events[place].kind else { return }
        let count = events[...place].count { if case .stepped = $0.kind { true } else { false } }
        let verb = steps.indices.contains(count - 1) ? "`\(steps[count - 1].verb)`" : "line \(line)"
        lines.append("\(events[place].at)  \(verb)")
    }

    /// The updates that led from the root of the view tree to the view.
    private mutating func tell(_ events: some Sequence<TraceEvent>, about scope: Scope) {
        for event in events {
            guard case .fact(let fact) = event.kind, let text = Self.link(fact, towards: scope) else {
                continue
            }
            let line = "    \(text)"
            if lines.last != line { lines.append(line) }
        }
    }

    private static func link(_ fact: Fact, towards scope: Scope) -> String? {
        func name(_ view: String) -> String { view.split(separator: "/").last.map(String.init) ?? view }
        func isOnTheWay(_ view: String) -> Bool { scope.view == view || scope.view.hasPrefix(view + "/") }
        switch fact {
        case .stateWritten(let view, let written, _) where isOnTheWay(view) || view.isEmpty:
            return "\(written)\(view.isEmpty ? "" : " of \(name(view))") was written"
        case .bodyEvaluated(let view, let cause) where isOnTheWay(view):
            return "the body of \(name(view)) ran, \(FactText.words(cause))"
        case .identityChanged(let view) where isOnTheWay(view):
            return "\(name(view)) got another .id, so it is a new view"
        case .appeared(let view, _) where view == scope.view:
            return "\(name(view)) appeared"
        case .changeReported(let view, let location) where view == scope.view:
            return "its onChange ran\(location.map { " (\($0))" } ?? "")"
        case .taskCancelled(let view, let serial, .idChanged) where view == scope.view:
            return "task \(serial) was cancelled, because its id changed"
        case .taskStarted(let view, let serial, let location) where view == scope.view:
            return "task \(serial) was started\(location.map { " (\($0))" } ?? "")"
        case .initialised, .bodyEvaluated, .appeared, .disappeared, .taskStarted, .taskCancelled,
            .taskFinished,
            .stateWritten, .identityChanged, .objectReplaced, .changeReported, .touchedDisabled, .sampled,
            .messaged,
            .diagnosed:
            return nil
        }
    }
}
