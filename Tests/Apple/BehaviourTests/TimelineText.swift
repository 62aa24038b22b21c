import Referee
import Scenario
import VirtualTime
import Wire

/// A run as aligned text: the times and the events.
///
///       0 ms  show
///       0 ms    #1 GET /a, by task at TaskOrder.swift:7
///     300 ms    #1 answered 200
///
/// Only the first event of an instant shows its time. The timeline does not show body runs, task starts or state
/// writes. To show its body runs, a view has to print them.
struct TimelineText: CustomStringConvertible {
    private let trace: Trace

    init(_ trace: Trace) {
        self.trace = trace
    }

    var description: String {
        var lines: [(at: String, text: String)] = trace.events.compactMap { event in
            text(of: event).map { (event.at.description, $0) }
        }
        if trace.outcome != .completed { lines.append((trace.end.description, "ended: \(trace.outcome)")) }
        let width = lines.map(\.at.count).max() ?? 0
        var last = ""
        return lines.map { line in
            defer { last = line.at }
            let time = line.at == last ? "" : line.at
            return String(repeating: " ", count: width - time.count) + time + "  " + line.text + "\n"
        }.joined()
    }

    private func text(of event: TraceEvent) -> String? {
        switch event.kind {
        case .stepped(let line):
            trace.scenario.steps.first { $0.line == line }.flatMap(told)
        case .requested(let request, let resource):
            "  #\(request.id) \(resource)\(event.scope.map(blame) ?? "")"
        case .cancelled(let id):
            "  #\(id) cancelled"
        case .gaveUp(let id):
            "  #\(id) given up: its own time-out"
        case .responded(let id, let status, _):
            "  #\(id) answered \(status)"
        case .failed(let id, let error):
            "  #\(id) failed: \(error.rawValue)"
        case .checked(let line, let check, let held, let found):
            held ? nil : "  " + told(failed: check, at: line, found)
        case .screen(let lines):
            "  screen: " + (lines.isEmpty ? "nothing" : lines.map(sight).joined(separator: " | "))
        case .console(let text):
            "  " + text.split(separator: "\n").joined(separator: "\n  ")
        case .fact(.diagnosed(let diagnosis)):
            "  \(diagnosis.kind.rawValue)\(diagnosis.scope.map(blame) ?? ""): \(diagnosis.message)"
        case .unsettled(let remainder):
            "  still going on: \(remainder)"
        case .fact, .wanted:
            nil
        }
    }

    private func told(failed check: String, at line: Int, _ found: String) -> String {
        let step = trace.scenario.steps.first { $0.line == line }
        if case .gesture = step?.verb { return "not done: \(found)" }
        return "line \(line): \(check) does not hold, there is \(found)"
    }

    /// Returns nil for routes and checks, because they are not events.
    private func told(_ step: Step) -> String? {
        switch step.verb {
        case .show: "show"
        case .route, .want, .see, .expect: nil
        default: step.verb.description
        }
    }

    private func blame(_ scope: Scope) -> String {
        ", by \(scope.blame)"
    }

    private func sight(_ line: ScreenLine) -> String {
        line.kind == .text ? line.content : "\(line.kind.rawValue) \(line.content)"
    }
}
