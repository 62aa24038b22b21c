import Curriculum
import Marking
import Referee
import Scenario
import Wire
import Workshop

/// The right answers that an exercise brings along.
extension Exercise {
    /// The solution first.
    public var rightSources: [SourceFile] { [solution] + right.map(\.source) }

    /// To compare an answer with. The solution's inputs are those of every answer.
    public func rightAnswers(in workshop: Workshop, seed: RunSeed, keeping most: Int = 100)
        throws(MachineFault) -> RightAnswers
    {
        let outline = try SourceOutline.read(from: app(with: Array(solution.text.utf8)), in: workshop)
        return RightAnswers(
            rightSources.map { app(with: Array($0.text.utf8)) }, to: task, in: workshop, seed: seed,
            sdk: settings.sdk.year, errors: errors, hints: outline.hints, keeping: most)
    }
}
