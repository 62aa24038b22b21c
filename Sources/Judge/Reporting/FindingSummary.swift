import Grading
import Scenario
import Wire

/// A finding of a verdict, reported once even if several scenarios have it.
struct FindingSummary {
    var finding: Finding
    /// The title of the first scenario that has it.
    var scenario: String
    var otherScenarios: Int
    /// Requested from the same line in other scenarios, in the order of these.
    var otherResources: [Resource] = []

    /// The findings of all scenarios, the most telling first. Findings with the same code, source line and resource are
    /// one mistake, and so are those of one init or body, whatever it requests. Without line and resource, findings are one mistake if their sentences are the same.
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
        /// Only where neither a line nor a resource tells.
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
