import LabSession
import Text

/// The page of `why`: the causes of one request, or the list of all requests.
package enum RequestPage {
    /// The text of the page; nil if the answer did not run.
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
