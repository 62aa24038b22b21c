import Reporting
import Scenario

/// An action that the caller performs for the session.
public enum LabEffect: Hashable, Sendable {
    /// Run one line with the app, then call `LabSession.carriedOut`.
    case carryOut(Step)
    /// Start a new process and run the given lines, then call `LabSession.replayed`.
    case replay([Step])
    /// Compile the app again. If the app compiles, run the given lines and call `LabSession.replayed`.
    case rebuild([Step])
    /// Run invented stories that begin with the given lines, show the report, then call
    /// `LabSession.explored`.
    case explore([Step], ExplorationLength)
    /// Show the source of `Host.swift`, or a message if the app has no `Host.swift`.
    case showHost
    /// Turn reloading after a save on or off, and report the change.
    case watch(Bool)
    /// Write a scenario and report the result.
    case save(path: String, text: String, mayReplace: Bool)
    /// Write the drawing of the timeline to a file, and report the result.
    case draw(path: String, svg: String)
    /// Write `LabSession.trace` with the source as a player page, and report the result.
    case page(path: String)
    /// Report the run's events from the given index on.
    case tell(from: Int, silence: Silence)
    /// Show the lines that reply to the person's question.
    case answer([String])
    /// Show lines that already fit the terminal's width, without a change.
    case drawing([String])
    /// Show a hint to people, but not to programs.
    case hint(String)
    case complain(String)
    case quit
}
