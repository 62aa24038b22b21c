import Grading
import Scenario

/// A fault that the explorer suspects: a scenario to prove the fault, and the findings that the scenario must have.
struct SuspectedFault {
    let lines: [Verb]
    let codes: Set<FindingCode>
    /// The resources that the finding can be about; nil if the finding can be about any resource.
    var resources: Set<Resource>?

    func proves(_ finding: Finding) -> Bool {
        guard codes.contains(finding.code), !finding.isConsequence else { return false }
        guard let resources, finding.code != .wrongScreen else { return true }
        return finding.resource.map(resources.contains) ?? false
    }

    /// The kinds of findings that a run shows even without added `want` lines or checks.
    static let faults: Set<FindingCode> = [
        .crash, .exitedEarly, .noTimePassing, .limitExceeded, .updateCycle, .missingEnvironmentObject,
        .stateWrittenDuringBody, .offMainWrite, .workInInit, .workInBody, .duplicateIdentity, .retryStorm,
    ]
}
