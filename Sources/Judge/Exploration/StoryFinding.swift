import Grading
import Scenario
import Wire

/// A finding in a story, and a scenario that reproduces the finding without the explorer.
struct StoryFinding: Sendable {
    let finding: Finding
    let scenario: Scenario
    var reference = Discovery.Reference.itself
    /// The finding's source line; for a wrong screen, the source line that sent the latest request.
    var place: SourceLocation?

    var cause: Cause { Cause(of: finding) }
}
