import Grading
import Scenario
import Wire

/// Something wrong that a story shows, and the scenario that shows it without the explorer.
struct Accusation: Sendable {
    let finding: Finding
    let scenario: Scenario
    var reference = Discovery.Reference.itself

    var cause: Cause { Cause(of: finding) }
}

/// What makes two findings one: the same kind, at the same line of the source, by the same view.
struct Cause: Hashable, Sendable {
    private let code: FindingCode
    private let location: SourceLocation?
    private let view: String?

    init(of finding: Finding) {
        code = finding.code
        // Where an app is when its time is over differs from play to play.
        location = finding.code == .limitExceeded ? nil : finding.location
        // A screen is wrong as a whole.
        view = [.wrongScreen, .limitExceeded].contains(finding.code) ? nil : finding.scope?.view
    }
}
