import Referee
import Wire

/// All facts of a run, one per line: the time, the event, the view, and the code that was running.
///
///     100 ms  stateWritten Gallery/Feed.count on main, by onChange at Feed.swift:12
struct FactText: CustomStringConvertible {
    let description: String

    init(_ trace: Trace) {
        description = trace.events.compactMap { event in
            Self.words(for: event.kind).map { words in
                "\(event.at)  \(words)\(event.scope.map { ", by \($0.blame)" } ?? "")\n"
            }
        }.joined()
    }

    private static func words(for kind: TraceEvent.Kind) -> String? {
        switch kind {
        case .fact(let fact): words(for: fact)
        case .requested(let request, let resource):
            "requested \(resource)\(request.location.map { " at \($0)" } ?? "")"
        case .cancelled(let id): "cancelled #\(id)"
        case .gaveUp(let id): "gave up on #\(id)"
        case .screen(let lines): "screenChanged: \(lines.map(\.content).joined(separator: " | "))"
        case .stepped, .wanted, .responded, .failed, .checked, .unsettled, .console: nil
        }
    }

    private static func words(for fact: Fact) -> String {
        switch fact {
        case .initialised(let view, let type): "initialised \(type) of \(view)"
        case .bodyEvaluated(let view, let cause): "bodyEvaluated \(view) because \(cause)"
        case .appeared(let view, _): "appeared \(view)"
        case .disappeared(let view, _): "disappeared \(view)"
        case .taskStarted(let view, let serial, let place):
            "taskStarted \(serial) of \(view)\(place.map { " at \($0)" } ?? "")"
        case .taskCancelled(let view, let serial, let reason): "taskCancelled \(serial) of \(view): \(reason)"
        case .taskFinished(let view, let serial): "taskFinished \(serial) of \(view)"
        case .stateWritten(let view, let name, let isOnMain):
            "stateWritten \(view).\(name) \(isOnMain ? "on main" : "off main")"
        case .identityChanged(let view): "identityChanged \(view)"
        case .objectReplaced(let view, let property, let type):
            "objectReplaced \(view) \(property) \(type)"
        case .touchedDisabled(let label): "touchedDisabled \(label)"
        case .changeReported(let view, let place): "changeReported \(view)\(place.map { " at \($0)" } ?? "")"
        case .sampled(_, let type, nil): "sampled \(type)"
        case .sampled(_, let type, let problem?): "sampled no \(type): \(problem)"
        case .messaged(let id, let bytes, let isSent):
            "messaged #\(id) \(isSent ? "from" : "to") the app, \(bytes) bytes"
        case .diagnosed(let diagnosis): "diagnosed \(diagnosis.kind.rawValue)"
        }
    }
}

extension Scope {
    /// The running code as text, such as `onChange at Feed.swift:12` or `init of Model`.
    var blame: String {
        "\(phase.rawValue)\(type.map { " of \($0)" } ?? "")\(location.map { " at \($0)" } ?? "")"
    }
}
