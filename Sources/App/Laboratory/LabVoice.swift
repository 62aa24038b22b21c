import LabSession
import Reporting
import Text
import Workshop

/// The lab's output: text for a person, or JSON for a program.
protocol LabVoice: AnyObject {
    /// The lab begins, before compiling.
    func begin()
    /// The width of the window may have changed.
    func fit(_ style: PageStyle)
    /// The app is ready.
    func greet(_ title: String, knobs: [String])
    /// A line has run. The events from `start` are new.
    func tell(_ take: RunProgress, from start: Int, silence: Silence)
    /// A shorter or newer run replaced the run.
    func replaced(by take: RunProgress)
    func answer(_ lines: [String], at take: RunProgress)
    /// Prints lines that are already laid out.
    func show(_ drawing: [String], at take: RunProgress)
    func hint(_ sentence: String)
    func complain(_ sentence: String)
    /// The session ended. `take` is nil if the app never ran.
    func end(_ take: RunProgress?, outcome: String)
    /// The files could not be built.
    func end(without result: BuildResult)
}
