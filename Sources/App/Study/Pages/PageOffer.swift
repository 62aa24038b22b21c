import Foundation
import Manners
import Marking
import Reporting
import Text

/// One line after a verdict, for a person at a terminal: the run that explains it can be played in a browser.
package enum PageOffer {
    package static func show(after run: AnswerRun, named file: String? = nil, style: PageStyle) {
        guard isatty(STDOUT_FILENO) == 1, file != "-", run.trace() != nil, !run.mark.passed else { return }
        if case .watch = Suggestion.place { return }
        let command = Suggestion.page(exercise: "\(run.exercise.number)", file: file).text
        let seed = run.seed == 1 ? "" : " --seed \(run.seed)"
        for line in Paragraph.lines("`\(command)\(seed)` plays this in a browser.", style) {
            Output.say(line)
        }
    }
}
