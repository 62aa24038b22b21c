import Grading
import Scenario
import Wire

/// A finding that is reported once, even if several scenarios have it.
struct FindingSummary {
    var finding: Finding
    /// The title of the first scenario that has it.
    var scenario: String
    var otherScenarios: Int
    /// The resources of the same fault in other scenarios, in the order of the scenarios.
    var otherResources: [Resource] = []

    /// The findings of all scenarios, the most important first. Findings with the same code, source line and resource are one
    /// mistake. For an init or a body, the resource does not matter. Without line and resource, the sentences must be equal.
    static func all(in verdict: Verdict) -> [FindingSummary] {
        var summaries: [FindingSummary] = []
        var scenarios: [Set<Int>] = []
        var places: [Likeness: Int] = [:]
        for (place, scenario) in verdict.scenarios.enumerated() {
            for finding in scenario.findings {
                let likeness = Likeness(finding)
                if let same = places[likeness] {
                    scenarios[same].insert(place)
                    summaries[same].otherScenarios = scenarios[same].count - 1
                    summaries[same].add(finding.resource)
                } else {
                    places[likeness] = summaries.count
                    summaries.append(
                        FindingSummary(finding: finding, scenario: scenario.title, otherScenarios: 0))
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

    private mutating func add(_ resource: Resource?) {
        guard let resource, resource != finding.resource, !otherResources.contains(resource) else { return }
        otherResources.append(resource)
    }

    /// What makes two findings one mistake.
    private struct Likeness: Hashable {
        let code: FindingCode
        let isConsequence: Bool
        let location: SourceLocation?
        let resource: Resource?
        /// Only if the finding has neither a line nor a resource.
        let sentence: String?

        init(_ finding: Finding) {
            (code, isConsequence) = (finding.code, finding.isConsequence)
            location = finding.location
            let isPlace = location != nil && [.workInInit, .workInBody].contains(finding.code)
            resource = isPlace ? nil : finding.resource
            sentence = location == nil && resource == nil ? finding.sentence : nil
        }
    }
}
