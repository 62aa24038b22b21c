import LabSession
import Reporting
import Text
import Workshop

/// The lab's output: text for a person, or JSON for a program.
protocol LabVoice: AnyObject {
    /// Called when the lab begins, before it compiles the app.
    func begin()
    /// Called when the width of the window may have changed.
    func fit(_ style: PageStyle)
    /// Called when the app is ready for the first line.
    func greet(_ title: String, knobs: [String])
    /// Called after a line has run. The run's events from `start` on are new.
    func tell(_ take: RunProgress, from start: Int, silence: Silence)
    /// Called after the lab starts the run again, for example for `rewind` or `reload`.
    func replaced(by take: RunProgress)
    func answer(_ lines: [String], at take: RunProgress)
    /// Prints lines that are already laid out.
    func show(_ drawing: [String], at take: RunProgress)
    func hint(_ sentence: String)
    func complain(_ sentence: String)
    /// Called when the session ends. The parameter `take` is nil if the app never ran.
    func end(_ take: RunProgress?, outcome: String)
    /// Called if the compiler rejects the learner's files.
    func end(without result: BuildResult)
}
