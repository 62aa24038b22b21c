import Grading
import Scenario
import Wire

/// A finding in a story, and the scenario that shows it without the explorer.
struct StoryFinding: Sendable {
    let finding: Finding
    let scenario: Scenario
    var reference = Discovery.Reference.itself
    /// The source line to look at: the finding's line, or the line of the last request before a wrong screen.
    var place: SourceLocation?

    var cause: Cause { Cause(of: finding) }
}

/// Two findings have the same cause if they have the same code, source line and view, and for a wrong screen the same symptom.
struct Cause: Hashable, Sendable {
    private let code: FindingCode
    private let location: SourceLocation?
    private let view: String?
    /// The kind of a wrong screen, such as "still loading".
    private let symptom: String?

    init(of finding: Finding) {
        code = finding.code
        // The place where an app exceeds a limit differs from run to run.
        location = finding.code == .limitExceeded ? nil : finding.location
        symptom = finding.code == .wrongScreen ? finding.symptom : nil
        // A wrong screen belongs to no single view.
        view = [.wrongScreen, .limitExceeded].contains(finding.code) ? nil : finding.scope?.view
    }
}
