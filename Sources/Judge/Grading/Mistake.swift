import Scenario
import Wire

/// One mistake in an answer: the findings that have the same cause, with one of them as evidence. Every report shows mistakes.
///
///     verdict.mistakes.first?.evidence.sentence
///     verdict.mistakes.first?.scenarios.count   // 8
public struct Mistake: Hashable, Sendable {
    /// The evidence: from the first visible scenario with this mistake, or else from the first hidden one.
    public var evidence: Finding
    /// The index of the scenario that the evidence is from.
    public var scenario: Int
    /// The indices of the scenarios with this mistake.
    public var scenarios: Set<Int>
}

extension Verdict {
    /// The mistakes in all scenarios, most important first; visible scenarios come before hidden ones.
    public var mistakes: [Mistake] {
        var mistakes: [Mistake] = []
        var places: [Cause: Int] = [:]
        let visibleFirst =
            scenarios.indices.filter { !scenarios[$0].isHidden }
            + scenarios.indices.filter { scenarios[$0].isHidden }
        for scenario in visibleFirst {
            for finding in scenarios[scenario].findings {
                let cause = Cause(of: finding)
                if let same = places[cause] {
                    mistakes[same].scenarios.insert(scenario)
                } else {
                    places[cause] = mistakes.count
                    mistakes.append(Mistake(evidence: finding, scenario: scenario, scenarios: [scenario]))
                }
            }
        }
        return mistakes.enumerated()
            .sorted { left, right in
                if left.element.evidence.ranksBefore(right.element.evidence) { return true }
                if right.element.evidence.ranksBefore(left.element.evidence) { return false }
                return left.offset < right.offset
            }
            .map(\.element)
    }
}
