import Curriculum
import Text

/// The result of one exercise in a review, with its seed.
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
