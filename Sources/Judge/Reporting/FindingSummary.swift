import Grading
import Scenario
import Wire

/// One mistake in an answer: the findings that have the same cause, with one of them as evidence.
struct FindingSummary {
    /// The evidence, from the first visible scenario with this mistake, or else from the first hidden scenario.
    var finding: Finding
    /// The title of the finding's scenario.
    var scenario: String
    /// The number of scenarios with this mistake.
    var scenarios: Int

    /// The mistakes in all scenarios, most important first; visible scenarios come before hidden ones.
    static func all(in verdict: Verdict) -> [FindingSummary] {
        var summaries: [FindingSummary] = []
        var scenarios: [Set<Int>] = []
        var places: [Cause: Int] = [:]
        let visibleFirst =
            verdict.scenarios.indices.filter { !verdict.scenarios[$0].isHidden }
            + verdict.scenarios.indices.filter { verdict.scenarios[$0].isHidden }
        for place in visibleFirst {
            let scenario = verdict.scenarios[place]
            for finding in scenario.findings {
                let cause = Cause(finding)
                if let same = places[cause] {
                    scenarios[same].insert(place)
                    summaries[same].scenarios = scenarios[same].count
                } else {
                    places[cause] = summaries.count
                    summaries.append(
                        FindingSummary(
                            finding: finding, scenario: scenario.title, scenarios: 1))
                    scenarios.append([place])
                }
            }
        }
        return summaries.enumerated()
            .sorted { left, right in
                if left.element.finding.ranksBefore(right.element.finding) { return true }
                if right.element.finding.ranksBefore(left.element.finding) { return false }
                return left.offset < right.offset
            }
            .map(\.element)
    }

    /// The common data of findings from the same mistake. A source line that sends too few or too many requests is one mistake
    /// for all its requests. A screen can be wrong in several ways, so its resource or symptom counts too.
    private struct Cause: Hashable {
        let code: FindingCode
        let isConsequence: Bool
        let location: SourceLocation?
        let resource: Resource?
        let symptom: String?

        init(_ finding: Finding) {
            (code, isConsequence) = (finding.code, finding.isConsequence)
            location = finding.location
            let isPlace = location != nil && ![.wrongScreen, .unmetExpectation].contains(finding.code)
            resource = isPlace ? nil : finding.resource
            symptom = location == nil && resource == nil ? finding.symptom ?? finding.sentence : nil
        }
    }
}
