import Referee
import VirtualTime
import Wire

/// An event in one line, with all its values.
public enum FactText {
    public static func of(_ event: TraceEvent) -> String {
        switch event.kind {
        case .stepped(let line): "stepped line \(line)"
        case .wanted(let resources): "wanted \(resources.map(\.description).joined(separator: ", "))"
        case .requested(let request, let resource):
            "requested #\(request.id) \(resource)\(place(event.scope))"
        case .cancelled(let id): "cancelled #\(id)"
        case .gaveUp(let id): "gave up on #\(id)"
        case .responded(let id, let status, let bytes): "responded #\(id) \(status), \(bytes) bytes"
        case .failed(let id, let error): "failed #\(id) \(error.rawValue)"
        case .checked(_, let check, let held, _): "checked \(check): \(held ? "held" : "did not hold")"
        case .unsettled(let remainder): "unsettled: \(remainder)"
        case .screen(let lines): "screen \(lines.map(\.written).joined(separator: " | "))"
        case .console(let text): "printed \(text)"
        case .fact(let fact): of(fact)
        }
    }

    static func of(_ fact: Fact) -> String {
        // The app's window is the root, so no view contains it.
        func named(_ view: String) -> String { view.isEmpty ? "the app's window" : view }
        return switch fact {
        case .initialised(let view, let type): "initialised \(type) at \(named(view))"
        case .bodyEvaluated(let view, let cause): "bodyEvaluated \(named(view)), \(words(cause))"
        case .appeared(let view, _): "appeared \(named(view))"
        case .disappeared(let view, _): "disappeared \(named(view))"
        case .taskStarted(let view, let serial, let location):
            "taskStarted \(serial) \(named(view))\(at(location))"
        case .taskCancelled(let view, let serial, let reason):
            "taskCancelled \(serial) \(named(view)), \(reason.rawValue)"
        case .taskFinished(let view, let serial): "taskFinished \(serial) \(named(view))"
        case .stateWritten(let view, let name, let isOnMain):
            "stateWritten \(name) of \(named(view))\(isOnMain ? "" : ", off the main thread")"
        case .identityChanged(let view): "identityChanged \(named(view))"
        case .objectReplaced(let view, let property, let type):
            "objectReplaced \(property) of \(named(view)), a \(type)"
        case .changeReported(let view, let location): "changeReported \(named(view))\(at(location))"
        case .touchedDisabled(let label): "touchedDisabled \(label)"
        case .sampled(_, let type, nil): "sampled \(type)"
        case .sampled(_, let type, let problem?): "sampled no \(type): \(problem)"
        case .messaged(let id, let bytes, let isSent):
            "messaged #\(id) \(isSent ? "from" : "to") the app, \(bytes) bytes"
        case .diagnosed(let diagnosis): "diagnosed \(diagnosis.kind.rawValue): \(diagnosis.message)"
        }
    }

    public static func words(_ cause: BodyCause) -> String {
        switch cause {
        case .mounted: "because the view is new"
        case .inputChanged: "because the view's input changed"
        case .stateChanged(let name): "because \(name) changed"
        case .modelChanged: "because a model that the view reads changed"
        case .environmentChanged: "because the view's environment changed"
        case .rerendered: "because of `rerender`"
        }
    }

    private static func place(_ scope: Scope?) -> String {
        scope.map {
            " by \($0.view.isEmpty ? "the app's window" : $0.view), \($0.phase.rawValue)\(at($0.location))"
        } ?? ""
    }

    private static func at(_ location: SourceLocation?) -> String { location.map { ", \($0)" } ?? "" }
}
