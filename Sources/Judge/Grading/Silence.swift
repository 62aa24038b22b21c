import Referee
import Scenario
import Text

extension Trace {
    /// Why a learner's scenario may have found no fault in this run. Either a `may` line allows the fault, or no
    /// request was in flight when the user left.
    var reasonForSilence: String? { allowance ?? lateDeparture }

    /// The `may` line without which the scenario finds a fault.
    private var allowance: String? {
        guard let step = scenario.steps.first(where: \.verb.isAllowance) else { return nil }
        var strict = self
        strict.scenario.steps.removeAll(where: \.verb.isAllowance)
        guard !ScenarioVerdict(judging: strict).passed else { return nil }
        return "Without `\(step.verb)`, line \(step.line), your scenario finds the fault."
    }

    /// The lines with which the user leaves a screen; nil if a request was in flight when the user left.
    private var lateDeparture: String? {
        let leaving = Dictionary(
            scenario.steps.filter(\.verb.isDeparture).map { ($0.line, $0.verb) }
        ) { first, _ in first }
        var open: Set<Int> = []
        var departures: [String] = []
        for event in events {
            switch event.kind {
            case .requested(let request, _): open.insert(request.id)
            case .responded(let id, _, _), .failed(let id, _), .gaveUp(let id), .cancelled(let id):
                open.remove(id)
            case .stepped(let line):
                guard let verb = leaving[line] else { continue }
                guard open.isEmpty else { return nil }
                let words = "`\(verb)`, line \(line)"
                if !departures.contains(words) { departures.append(words) }
            case .wanted, .checked, .unsettled, .screen, .console, .fact: break
            }
        }
        guard let first = departures.first else { return nil }
        return departures.count == 1
            ? "No request was in flight at \(first)."
            : "Each time the user left, no request was in flight: at \(Wording.list(departures.prefix(3).map(\.self)))."
    }
}

extension Verb {
    fileprivate var isAllowance: Bool { if case .may = self { true } else { false } }

    fileprivate var isDeparture: Bool { [.hide, .back, .dismiss, .tab].contains(name) }
}
