import Referee
import Scenario
import Wire

/// The recorded events that the findings of a run depend on. Findings ignore the events of bodies and inits,
/// so `TellingEvents` stays small even for a large tree of views.
struct TellingEvents: Sendable {
    private(set) var all: [TraceEvent] = []

    /// Adds the events from index `start` on. If `start` is 0, a new run has begun, and `note` removes the
    /// old events first.
    mutating func note(_ events: [TraceEvent], from start: Int) {
        if start == 0 { all = [] }
        all += events[start...].lazy.filter(Self.tells)
    }

    private static func tells(_ event: TraceEvent) -> Bool {
        switch event.kind {
        case .fact(.bodyEvaluated), .fact(.initialised): false
        case .stepped, .checked, .wanted, .requested, .cancelled, .gaveUp, .responded, .failed, .unsettled,
            .screen, .console, .fact:
            true
        }
    }
}

extension LabSession {
    /// The trace of the session's run. Lines that the app could not run are not in the trace.
    public var trace: Trace { trace(of: take.events) }

    /// The trace of the session's run, with only the events that findings depend on.
    var tellingTrace: Trace { trace(of: telling.all) }

    private func trace(of events: [TraceEvent]) -> Trace {
        let lines = Set(played.map(\.step.line))
        let events = events.filter { event in
            switch event.kind {
            case .stepped(let line), .checked(let line, _, _, _): lines.contains(line)
            case .wanted, .requested, .cancelled, .gaveUp, .responded, .failed, .unsettled, .screen, .console,
                .fact:
                true
            }
        }
        return Trace(
            scenario: Scenario(
                name: "lab", title: title ?? "Played in the lab",
                steps: take.steps.filter { lines.contains($0.line) }),
            seed: seed, events: events, outcome: take.outcome ?? .completed, end: take.now,
            pictures: take.pictures)
    }
}
