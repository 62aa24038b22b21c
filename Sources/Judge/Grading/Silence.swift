import Referee
import Scenario
import Text

extension Trace {
    /// The possible reason why a learner's scenario found no fault in this run: no `want` line, a `may` line, a resource
    /// that the user still wants after leaving, or no request in flight when the user leaves.
    var reasonForSilence: String? { noWants ?? allowance ?? lateRelease ?? lateDeparture }

    /// Without a `want` line, the course judges no request.
    private var noWants: String? {
        scenario.wants.isEmpty
            ? "Your scenario has no `want` line, so it does not judge when requests are sent and cancelled."
            : nil
    }

    /// The `may` line without which the run would have a finding.
    private var allowance: String? {
        guard let step = scenario.steps.first(where: \.verb.isAllowance) else { return nil }
        var strict = self
        strict.scenario.steps.removeAll(where: \.verb.isAllowance)
        guard !ScenarioVerdict(judging: strict).passed else { return nil }
        return "Without `\(step.verb)`, line \(step.line), your scenario finds the fault."
    }

    /// The line that leaves while the scenario still wants a resource, if the fault would be found without the want.
    private var lateRelease: String? {
        let leaving = Dictionary(
            scenario.steps.filter(\.verb.isClosing).map { ($0.line, $0.verb) }
        ) { first, _ in first }
        var wanted: [Resource] = []
        for (place, event) in events.enumerated() {
            if case .wanted(let resources) = event.kind { wanted = resources }
            guard case .stepped(let line) = event.kind, let verb = leaving[line], let resource = wanted.first
            else { continue }
            var released = self
            released.events.insert(TraceEvent(at: event.at, .wanted([])), at: place)
            if !ScenarioVerdict(judging: released).passed {
                return
                    "At `\(verb)`, line \(line), your scenario still wants \(resource). With `want nothing` before this "
                    + "line, your scenario finds the fault."
            }
        }
        return nil
    }

    /// A sentence about the requests that were in flight each time the user left the screen.
    private var lateDeparture: String? {
        let leaving = Dictionary(
            scenario.steps.filter(\.verb.isDeparture).map { ($0.line, $0.verb) }
        ) { first, _ in first }
        var open: [Int: String] = [:]
        var asked: Set<Resource> = []
        var departures: [(place: String, requests: [String])] = []
        for event in events {
            switch event.kind {
            case .requested(let request, let resource):
                open[request.id] = asked.insert(resource).inserted ? "\(resource)" : "\(resource), sent again"
            case .responded(let id, _, _), .failed(let id, _), .gaveUp(let id), .cancelled(let id):
                open.removeValue(forKey: id)
            case .stepped(let line):
                guard let verb = leaving[line] else { continue }
                let place = "`\(verb)`, line \(line)"
                if !departures.contains(where: { $0.place == place }) {
                    departures.append((place, open.sorted { $0.key < $1.key }.map(\.value)))
                }
                asked = []
            case .wanted, .checked, .unsettled, .screen, .console, .fact: break
            }
        }
        guard let first = departures.first else { return nil }
        if departures.allSatisfy(\.requests.isEmpty) {
            return departures.count == 1
                ? "No request was in flight at \(first.place)."
                : "Each time the user left, no request was in flight: at \(Wording.list(departures.prefix(3).map(\.place)))."
        }
        // A longer list does not help.
        guard (2...5).contains(departures.count) else { return nil }
        let told = departures.map { place, requests in
            "\(requests.isEmpty ? "nothing" : Wording.list(requests)) at \(place)"
        }
        return "In flight when the user left: \(told.joined(separator: "; "))."
    }
}

extension Verb {
    fileprivate var isAllowance: Bool { if case .may = self { true } else { false } }

    /// True for an action that closes a page; a tab that the user leaves stays open.
    fileprivate var isClosing: Bool { [.hide, .back, .dismiss].contains(name) }

    fileprivate var isDeparture: Bool { [.hide, .back, .dismiss, .tab].contains(name) }
}
