import Grading
import Referee
import Reporting
import Scenario
import Text
import VirtualTime
import Wire

/// Describes an event in one sentence.
///
///     #1 GET /200/300 was sent by ProfilePicture's .task
struct MomentText {
    private let verbs: [Int: Verb]
    private let isHidden: Bool
    private let pictures: [String: Resource]
    private let resources: [Int: Resource]

    init(of trace: Trace) {
        verbs = trace.scenario.stepsByLine.mapValues(\.verb)
        isHidden = trace.scenario.isHidden
        pictures = trace.pictures
        var resources: [Int: Resource] = [:]
        for event in trace.events {
            if case .requested(let request, let resource) = event.kind { resources[request.id] = resource }
        }
        self.resources = resources
    }

    /// Nil for an event that the text of another event already describes.
    func of(_ event: TraceEvent) -> (kind: PlayedMoment.Kind, text: String)? {
        switch event.kind {
        case .stepped(let line):
            // The `checked` event shows the result of a `see` or `expect` line, so the line's `stepped` event gets no
            // sentence.
            guard let verb = verbs[line], !verb.isJudgement, verb.isDeed || !isHidden else { return nil }
            return (verb.isDeed ? .deed : .line, "\(verb)")
        case .wanted: return nil
        case .requested(let request, let resource):
            return (
                .sent, "#\(request.id) \(resource) was sent\(event.scope.map { " by \($0.spelled)" } ?? "")"
            )
        case .cancelled(let id): return (.cancelled, "\(name(id)) was cancelled")
        case .gaveUp(let id): return (.cancelled, "\(name(id)) was given up: the app's own time-out")
        case .responded(let id, let status, let bytes):
            return (
                status < 400 ? .answered : .failed,
                "\(name(id)) was answered: \(status), \(Wording.count(bytes, "byte"))"
            )
        case .failed(let id, let error): return (.failed, "\(name(id)) failed: \(error.rawValue)")
        case .checked(_, let check, let held, let found):
            let check = isHidden ? "A check" : check
            return held
                ? (.held, "\(check): holds")
                : (.missed, "\(check): does not hold" + (isHidden ? "" : ". Found: \(found)"))
        case .unsettled(let remainder):
            return (.noticed, "`settle` ended here. Still going on: \(remainder)")
        case .screen(let lines):
            guard !lines.isEmpty else { return (.screen, "Nothing is on screen") }
            let shown = lines.prefix(Self.mostLines).map { $0.named(by: pictures).written.cut(to: 80) }
            let more = lines.count > shown.count ? ["and \(lines.count - shown.count) more"] : []
            return (.screen, "On screen: \((shown + more).joined(separator: ", "))")
        case .console(let text): return (.printed, "Printed: \(text.cut(to: 400))")
        case .fact(let fact): return of(fact)
        }
    }

    private func of(_ fact: Fact) -> (kind: PlayedMoment.Kind, text: String)? {
        switch fact {
        case .initialised, .sampled(_, _, nil): nil
        case .bodyEvaluated(let view, let cause):
            (.body, "The body of \(name(view)) ran, \(FactText.words(cause))")
        case .appeared(let view, _): (.view, "\(name(view)) appeared")
        case .disappeared(let view, _): (.view, "\(name(view)) disappeared")
        case .identityChanged(let view): (.view, "\(name(view)) got another .id, so it is a new view")
        case .objectReplaced(let view, let property, let type):
            (.view, "\(name(view)) got another \(type) in \(property)")
        case .taskStarted(let view, let serial, _): (.task, "Task \(serial) of \(name(view)) started")
        case .taskCancelled(let view, let serial, let reason):
            (.cancelled, "Task \(serial) of \(name(view)) was cancelled: \(Self.words(reason))")
        case .taskFinished(let view, let serial): (.task, "Task \(serial) of \(name(view)) ended")
        case .stateWritten(let view, let state, let isOnMain):
            (
                .state,
                "\(state) of \(name(view)) was written\(isOnMain ? "" : ", off the main thread")"
            )
        case .changeReported(let view, _): (.state, "The onChange of \(name(view)) ran")
        case .touchedDisabled(let label): (.noticed, "\"\(label)\" is disabled: a touch does nothing")
        case .sampled(_, let type, let problem?):
            (.noticed, "The course cannot make a sample of \(type): \(problem)")
        case .messaged(let id, let bytes, let isSent):
            (.state, "#\(id) \(isSent ? "sent" : "received") a message, \(bytes) bytes")
        case .diagnosed(let diagnosis): (.noticed, diagnosis.message)
        }
    }

    private static let mostLines = 8

    private static func words(_ reason: CancellationReason) -> String {
        switch reason {
        case .disappeared: "its view disappeared"
        case .idChanged: "its id changed"
        }
    }

    private func name(_ view: String) -> String {
        view.split(separator: "/").last.map(String.init) ?? "the app's window"
    }

    private func name(_ id: Int) -> String { "#\(id)" + (resources[id].map { " \($0.path)" } ?? "") }
}

extension String {
    fileprivate func cut(to most: Int) -> String { count <= most ? self : "\(prefix(most))…" }
}
