import Curriculum
import Referee
import VirtualTime
import Wire

struct Measurement {
    private let events: [TraceEvent]

    init(_ trace: Trace) { events = trace.events }

    /// Reads a measure's number from the trace. Returns nil for a choice, and for a request that was never sent or
    /// never ended.
    func value(of measure: Measure) -> Int? {
        switch measure {
        case .requests(let path):
            events.count { event in
                if case .requested(_, let resource) = event.kind {
                    path == nil || resource.path == path
                } else {
                    false
                }
            }
        case .cancelled: RunTally(events).count(of: .cancelled)
        case .bodies(let name): RunTally(events).count(of: .bodies(of: name))
        case .inits(let name): RunTally(events).count(of: .inits(of: name))
        case .appearances(let name):
            // A fact with a location comes from an `onAppear` modifier, not from the view, so it does not count.
            facts {
                if case .appeared(let view, nil) = $0 { RunTally.name(ofView: view) == name } else { false }
            }
        case .tasks(let event):
            switch event {
            case .started: facts { if case .taskStarted = $0 { true } else { false } }
            case .cancelled: facts { if case .taskCancelled = $0 { true } else { false } }
            case .finished: facts { if case .taskFinished = $0 { true } else { false } }
            }
        case .offMainWrites:
            facts {
                if case .diagnosed(let diagnosis) = $0 { diagnosis.kind == .offMainWrite } else { false }
            }
        case .milliseconds(let request): milliseconds(of: request)
        case .choice: nil
        }
    }

    private func facts(_ counts: (Fact) -> Bool) -> Int {
        events.count { if case .fact(let fact) = $0.kind { counts(fact) } else { false } }
    }

    private func milliseconds(of number: Int) -> Int? {
        var started: VirtualInstant?
        for event in events {
            switch event.kind {
            case .requested(let request, _) where request.id == number: started = event.at
            case .responded(number, _, _), .failed(number, _), .cancelled(number), .gaveUp(number):
                return started.map { Int((event.at.nanoseconds - $0.nanoseconds) / 1_000_000) }
            case .requested, .responded, .failed, .cancelled, .gaveUp, .stepped, .wanted, .checked,
                .unsettled,
                .screen,
                .console, .fact:
                continue
            }
        }
        return nil
    }
}
