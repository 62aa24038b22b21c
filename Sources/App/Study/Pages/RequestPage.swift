import Rehearsal
import Text

/// What led to a request of a run, or the requests that it made.
package enum RequestPage {
    /// Nil where nothing ran.
    package static func text(
        of run: AnswerRun, request: Int?, of scenario: String? = nil, style: PageStyle
    ) -> String? {
        guard let trace = run.trace(of: scenario) else { return nil }
        let answers = Answers(trace, style: style)
        let heading = Paragraph.lines("In \"\(trace.scenario.title)\":", style)
        let lines = request.map(answers.why) ?? answers.requests
        return (heading + lines.flatMap { Paragraph.lines($0, style) }).joined(separator: "\n")
    }
}
