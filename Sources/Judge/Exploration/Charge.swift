import Grading
import Scenario

/// What a story may show to be wrong: its lines with others between them that judge, and what they can prove.
struct Charge {
    let lines: [Verb]
    let codes: Set<FindingCode>
    /// What the finding has to be about; nil if it may be about anything.
    var resources: Set<Resource>?

    func proves(_ finding: Finding) -> Bool {
        guard codes.contains(finding.code), !finding.isConsequence else { return false }
        guard let resources, finding.code != .wrongScreen else { return true }
        return finding.resource.map(resources.contains) ?? false
    }

    /// What is wrong in every run, and needs no line that judges.
    static let faults: Set<FindingCode> = [
        .crash, .exitedEarly, .noTimePassing, .limitExceeded, .updateCycle, .missingEnvironmentObject,
        .stateWrittenDuringBody, .offMainWrite, .workInInit, .workInBody, .duplicateIdentity, .retryStorm,
    ]
}
