import Referee
import Scenario
import VirtualTime

/// Compares two scenario lines by the moments at which they ran. Line numbers alone do not give the order, because
/// `repeat` runs a line again after later lines.
struct StepOrder {
    private struct Moment: Hashable {
        var at: VirtualInstant
        var line: Int
    }

    /// The index of the first event of each `want`, `see` and `expect` line in each instant.
    private var events: [Moment: Int] = [:]

    init(of trace: Trace) {
        var wants = trace.scenario.wants[...]
        for (index, event) in trace.events.enumerated() {
            let line: Int? =
                switch event.kind {
                case .wanted: wants.popFirst()?.line
                case .checked(let line, _, _, _): line
                case .stepped, .requested, .responded, .failed, .gaveUp, .cancelled, .unsettled, .screen,
                    .console, .fact:
                    nil
                }
            guard let line else { continue }
            let moment = Moment(at: event.at, line: line)
            if events[moment] == nil { events[moment] = index }
        }
    }

    /// A finding without a scenario line comes first among the findings of its instant.
    func place(of finding: Finding) -> (VirtualInstant, Int) {
        let index = finding.scenarioLine.flatMap { events[Moment(at: finding.at, line: $0)] }
        return (finding.at, index ?? 0)
    }
}
