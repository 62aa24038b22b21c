import Grading
import Scenario
import Wire

/// A finding in a story, and the scenario that shows it without the explorer.
struct StoryFinding: Sendable {
    let finding: Finding
    let scenario: Scenario
    var reference = Discovery.Reference.itself

    var cause: Cause { Cause(of: finding) }
}

/// Two findings have the same cause if their code, their source line and their view are equal.
struct Cause: Hashable, Sendable {
    private let code: FindingCode
    private let location: SourceLocation?
    private let view: String?

    init(of finding: Finding) {
        code = finding.code
        // The place where an app exceeds a limit differs from run to run.
        location = finding.code == .limitExceeded ? nil : finding.location
        // A wrong screen belongs to no single view.
        view = [.wrongScreen, .limitExceeded].contains(finding.code) ? nil : finding.scope?.view
    }
}
