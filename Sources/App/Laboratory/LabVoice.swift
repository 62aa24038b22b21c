import Rehearsal
import Reporting
import Text
import Workshop

/// How the lab speaks: to a person, or to a program.
protocol LabVoice: AnyObject {
    /// Before anything is compiled.
    func begin()
    /// The window may have another width than at the last line.
    func fit(_ style: PageStyle)
    /// The app is ready.
    func greet(_ title: String, knobs: [String])
    /// A line was carried out; the events from `start` on are news.
    func tell(_ take: Take, from start: Int, silence: Silence)
    /// The run was replaced by a shorter or newer one.
    func replaced(by take: Take)
    func answer(_ lines: [String], at take: Take)
    /// Lines that are laid out already.
    func show(_ drawing: [String], at take: Take)
    func hint(_ sentence: String)
    func complain(_ sentence: String)
    /// The session is over; nil when the app never ran.
    func end(_ take: Take?, outcome: String)
    /// The files did not become an app.
    func end(without result: BuildResult)
}
