import Curriculum
import Grading
import Text

/// How many scenarios of a refactoring exercise work as before.
///
///     5 of 6 scenarios work as before. Your change broke "Two taps".
package struct RefactoringLine {
    let kept: Int
    package let broken: [ScenarioVerdict]

    /// The initializer returns nil if the exercise is not a refactoring.
    package init?(_ exercise: Exercise, _ verdict: Verdict) {
        guard !exercise.better.isEmpty else { return nil }
        let before = verdict.scenarios.filter { !exercise.better.contains($0.name) }
        broken = before.filter { !$0.passed }
        kept = before.count - broken.count
    }

    func lines(_ style: PageStyle) -> [String] {
        let names = broken.filter { !$0.isHidden }.map { "\"\($0.title)\"" }
        let hidden = broken.count - names.count
        let list = names + (hidden == 0 ? [] : [Wording.count(hidden, "hidden scenario")])
        let end = list.isEmpty ? "" : " Your change broke \(Wording.list(list))."
        let text = "\(kept) of \(kept + broken.count) scenarios work as before.\(end)"
        return Paragraph.flow(text, style).map { style.paint($0, broken.isEmpty ? .good : .bad) }
    }
}
