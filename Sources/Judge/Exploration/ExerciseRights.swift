import Curriculum
import Referee
import Scenario
import Verification
import Wire
import Workshop

extension Exercise {
    public var rightSources: [SourceFile] { [solution] + right.map(\.source) }

    /// The exercise's right answers, with which the explorer compares other answers. All right answers have the same
    /// inputs as the solution.
    public func rightAnswers(in workshop: Workshop, seed: RunSeed, keeping most: Int = 100)
        throws(MachineFault) -> RightAnswers
    {
        let outline = try SourceOutline.read(from: app(with: Array(solution.text.utf8)), in: workshop)
        return RightAnswers(
            rightSources.map { app(with: Array($0.text.utf8)) }, to: task, in: workshop, seed: seed,
            sdk: settings.sdk.year, errors: errors, hints: outline.hints, keeping: most)
    }
}
