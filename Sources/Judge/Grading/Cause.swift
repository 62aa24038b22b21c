import Scenario
import Wire

/// What the findings of one mistake have in common. A line that sends too few or too many requests has one cause, for all its
/// requests. A screen can be wrong in several ways, so there the symptom counts too.
public struct Cause: Hashable, Sendable {
    let code: FindingCode
    let isConsequence: Bool
    let location: SourceLocation?
    let resource: Resource?
    let symptom: String?

    public init(of finding: Finding) {
        (code, isConsequence) = (finding.code, finding.isConsequence)
        location = finding.location
        let isPlace = location != nil && ![.wrongScreen, .unmetExpectation].contains(finding.code)
        resource = isPlace ? nil : finding.resource
        symptom = location == nil && resource == nil ? finding.symptom ?? finding.sentence : nil
    }
}
