import Marking
import Referee
import Scenario
import Synchronization
import Wire
import Workshop

/// A course's own right answers to an exercise: what none of them does in a story is not in the task.
///
///     let rights = RightAnswers([solution, another, third], to: task, in: workshop, seed: 1)
///
/// Each is built when it is played first. Where they differ among each other, they say nothing.
public final class RightAnswers: Sendable {
    private let players: [Player]
    private let task: TaskText
    private let seed: RunSeed
    private let hints: SourceOutline.KnobHints

    /// - Parameters:
    ///   - answers: the solution first. At least three have to agree, or nothing is compared.
    ///   - task: names in quotes or as code the words that are compared.
    ///   - hints: what the source of the first says of its inputs.
    ///   - most: how many stories are remembered, for other answers to the same task.
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

    /// All but the one at this place, to compare that with.
    public func without(_ place: Int) -> RightAnswers {
        var others = players
        others.remove(at: place)
        return RightAnswers(others, task: task, seed: seed, hints: hints)
    }

    /// Whether they are compared at all: fewer could agree by chance.
    var areEnough: Bool { players.count >= 3 }
    var count: Int { players.count }
    /// Texts that the task names: they, and no others, are compared.
    var words: [String] { task.words }

    /// The story with this number, drawn with the first of them; nil if that cannot be played.
    func story(_ number: Int) throws(RefereeFault) -> Story? {
        try players[0].story(number, of: task, hints: hints)
    }

    /// What the right answer at this place does in a story; nil if it cannot be played.
    func profile(
        of story: Story, by place: Int, seed: RunSeed
    ) throws(RefereeFault) -> StoryProfile? {
        try players[place].profile(of: story, seed: seed, words: words)
    }

    /// What the right answer at this place earns in a scenario.
    func trace(of scenario: Scenario, by place: Int, seed: RunSeed) throws(RefereeFault) -> Trace? {
        try players[place].trace(of: scenario, seed: seed)
    }
}
