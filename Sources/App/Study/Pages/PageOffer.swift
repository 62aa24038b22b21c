import CommandOutput
import Essentials
import Reporting
import Text
import Verification

/// One line after a failed verdict at a terminal: the command that shows the run in a browser.
package enum PageOffer {
    package static func show(after run: AnswerRun, named file: String? = nil, style: PageStyle) {
        guard isatty(STDOUT_FILENO) == 1, file != "-", run.trace() != nil, !run.mark.passed else { return }
        if case .watch = Suggestion.place { return }
        let command = Suggestion.page(exercise: "\(run.exercise.number)", file: file).text
        let seed = run.seed == 1 ? "" : " --seed \(run.seed)"
        for line in Paragraph.lines("`\(command)\(seed)` shows this run in a browser.", style) {
            Output.say(line)
        }
    }
}
