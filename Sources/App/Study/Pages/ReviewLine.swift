import Curriculum
import Text

/// One line in the output of `review`: an exercise, its result, and the seed of the run.
package struct ReviewLine {
    let run: AnswerRun

    package init(_ run: AnswerRun) { self.run = run }

    package func lines(_ style: PageStyle) -> [String] {
        let name = "\(run.exercise.number) \(run.exercise.title)"
        guard !run.mark.passed else {
            return Paragraph.lines("\(name) still passes under seed \(run.seed).", style)
        }
        let findings = run.summary.findings.joined(separator: ", ")
        return Paragraph.lines(
            "\(name) no longer passes under seed \(run.seed): \(findings). "
                + "`\(Suggestion.repeatRun(exercise: "\(run.exercise.number)", seed: run.seed).text)` repeats it.",
            style)
    }
}
