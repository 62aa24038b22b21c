import CommandOutput
import LabSession
import Reporting
import Text
import Wire
import Workshop

/// Reports the lab's events to a program: prints only JSON Lines on standard output.
final class LabJSON: LabVoice {
    private var series = EventSeries()

    func begin() { write(LabEvent(t: 0, event: "format", version: VerdictFacts.version)) }

    func tell(_ take: RunProgress, from start: Int, silence: Silence) {
        // Consecutive equal events are encoded only once: a list can create 500 equal rows in a moment.
        series.pictures = take.pictures
        var (text, last) = ("", (event: EventFacts?.none, line: ""))
        for event in take.events[start...] {
            let next = series.next(event)
            if next != last.event { last = (next, line(of: next)) }
            text += last.line
        }
        Output.show(text)
    }

    func fit(_ style: PageStyle) {}

    func greet(_ title: String, knobs: [String]) {}

    func show(_ drawing: [String], at take: RunProgress) { answer(drawing, at: take) }

    func hint(_ sentence: String) {}

    /// The new run numbers its Swift tasks from the start, so the event series starts again too.
    func replaced(by take: RunProgress) {
        series = EventSeries()
        for event in take.events { series.skip(event) }
        write(LabEvent(t: take.now.milliseconds, event: "replayed"))
    }

    func answer(_ lines: [String], at take: RunProgress) {
        write(LabEvent(t: take.now.milliseconds, event: "answered", text: lines.joined(separator: "\n")))
    }

    func complain(_ sentence: String) { Output.complain(sentence) }

    func end(_ take: RunProgress?, outcome: String) {
        var end = LabEvent(t: take?.now.milliseconds ?? 0, event: "end")
        let events = take?.events ?? []
        end.requests = events.count { if case .requested = $0.kind { true } else { false } }
        end.cancelled = events.count { if case .cancelled = $0.kind { true } else { false } }
        end.outcome = outcome
        if let ended = take?.outcome, ended != .completed { end.text = ended.inWords }
        write(end)
    }

    func end(without result: BuildResult) {
        if let end = UnbuiltEnd(result) { write(end) }
    }

    private func write(_ value: some Encodable) { Output.show(line(of: value)) }

    private func line(of value: some Encodable) -> String {
        do {
            return try JSONLine.text(of: value) + "\n"
        } catch {
            // All the course's values can be encoded, so an error here is a bug in the course.
            Output.complain("\(error)")
            return ""
        }
    }
}

/// The last event of a session whose files could not be built.
private struct UnbuiltEnd: Encodable {
    let t = 0.0
    let event = "end"
    let requests = 0
    let cancelled = 0
    let outcome: String
    var refusals: [GateFinding]?
    var diagnostics: [Diagnostic]?
    var limit: Limit?
    var phase: WorkPhase?

    init?(_ result: BuildResult) {
        switch result {
        case .built: return nil
        case .refused(let findings): (outcome, refusals) = ("refused", findings)
        case .rejected(let diagnostics): (outcome, self.diagnostics) = ("doesNotCompile", diagnostics)
        case .exceeded(let limit, let phase): (outcome, self.limit, self.phase) = ("exceeded", limit, phase)
        }
    }

    private enum CodingKeys: String, CodingKey {
        case t, event, requests, cancelled, outcome, refusals, diagnostics, limit, phase
    }
}
