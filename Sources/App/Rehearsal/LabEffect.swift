import Reporting
import Scenario

/// Something that the caller does for the rehearsal.
public enum LabEffect: Hashable, Sendable {
    /// Have the app do what one line says, then call `Rehearsal.carriedOut`.
    case carryOut(Step)
    /// Begin with a new process and carry these out, then call `Rehearsal.replayed`.
    case replay([Step])
    /// Compile again; if that works, replay these, then call `Rehearsal.replayed`.
    case rebuild([Step])
    /// Play invented stories that begin with these lines, show what was found, then call `Rehearsal.explored`.
    case explore([Step], ExplorationLength)
    /// Show the source of the host, or say that there is none.
    case showHost
    /// From now on reload when a file is saved, or no longer; and say so.
    case watch(Bool)
    /// Write a scenario, and say that it was written or why not.
    case save(path: String, text: String, mayReplace: Bool)
    /// Write a picture, and say that it was written or why not.
    case draw(path: String, svg: String)
    /// Write `Rehearsal.trace` as a page with the source, and say that it was written or why not.
    case page(path: String)
    /// Tell what happened: the events from this one on.
    case tell(from: Int, silence: Silence)
    /// Show these lines: the answer to what the user asked.
    case answer([String])
    /// Show these lines, which fit the terminal's width, as they are.
    case drawing([String])
    /// Say something that helps a person. A program does not need it.
    case hint(String)
    /// Say what went wrong. The session goes on.
    case complain(String)
    case quit
}
