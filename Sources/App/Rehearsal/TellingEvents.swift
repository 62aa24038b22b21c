import Referee
import Scenario
import Wire

/// The events on which a finding may rest. Of a large tree they are few: bodies and inits explain, and no finding looks at
/// them.
struct TellingEvents: Sendable {
    private(set) var all: [TraceEvent] = []

    /// Adds what has happened from this event on. A run that was played anew begins at its first.
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

extension Rehearsal {
    /// The run without the lines that could not be done, which are no part of the session.
    public var trace: Trace { trace(of: take.events) }

    /// The run as far as a finding may rest on it.
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
