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
