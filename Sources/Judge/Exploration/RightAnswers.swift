import Referee
import Scenario
import Synchronization
import Verification
import Wire
import Workshop

/// The correct answers to an exercise. If no correct answer shows a behavior, the task does not ask for this behavior.
///
///     let rights = RightAnswers([solution, another, third], to: task, in: workshop, seed: 1)
///
/// If the answers differ from each other, the explorer reports no finding.
public final class RightAnswers: Sendable {
    private let players: [Player]
    private let task: TaskText
    private let seed: RunSeed
    private let hints: SourceOutline.KnobHints

    /// - Parameters:
    ///   - answers: the correct answers, with the solution first. With fewer than three answers, the explorer compares
    ///     nothing.
    ///   - task: the task's text, whose words in quotes or code marks the explorer compares with the screen.
    ///   - hints: input values that the source of the solution suggests.
    ///   - most: the number of stories to keep for other answers to the same task.
    public convenience init(
        _ answers: [Answer], to task: String, in workshop: Workshop, seed: RunSeed, sdk: Int = 27,
        errors: [String] = [],
        hints: SourceOutline.KnobHints, keeping most: Int = 100
    ) {
        self.init(
            answers.map { Player($0, in: workshop, seed: seed, sdk: sdk, errors: errors, keeping: most) },
            task: TaskText(task), seed: seed, hints: hints)
    }

    private init(_ players: [Player], task: TaskText, seed: RunSeed, hints: SourceOutline.KnobHints) {
        (self.players, self.task, self.seed, self.hints) = (players, task, seed, hints)
    }

    /// All correct answers except the answer with the given index.
    public func without(_ place: Int) -> RightAnswers {
        var others = players
        others.remove(at: place)
        return RightAnswers(others, task: task, seed: seed, hints: hints)
    }

    /// True if there are enough answers for a comparison, because a few answers could agree by chance.
    var areEnough: Bool { players.count >= 3 }
    var count: Int { players.count }
    /// The explorer compares only those texts on screen that the task names.
    var words: [String] { task.words }

    /// The story with this number, invented by running the solution; nil if the solution cannot run.
    func story(_ number: Int) throws(RefereeFault) -> Story? {
        try players[0].story(number, of: task, hints: hints)
    }

    /// The profile of the story that the correct answer with this index gives; nil if the answer cannot run.
    func profile(
        of story: Story, by place: Int, seed: RunSeed
    ) throws(RefereeFault) -> StoryProfile? {
        try players[place].profile(of: story, seed: seed, words: words)
    }

    /// The run of the answer at this index; nil if the answer cannot run.
    func trace(of scenario: Scenario, by place: Int, seed: RunSeed) throws(RefereeFault) -> Trace? {
        try players[place].trace(of: scenario, seed: seed)
    }
}
