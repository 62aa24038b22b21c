import Scenario
import Text

/// A story that an exploration found, and how much of it leads to the moment from which it was explored.
public struct InventedStory: Hashable, Sendable {
    public let story: Story
    /// How many of its steps come before that moment.
    public let opening: Int

    public init(_ story: Story, opening: Int) { (self.story, self.opening) = (story, opening) }
}

/// How far stories are invented: so many, or for so long, or as far as is usual.
public enum ExplorationLength: Hashable, Sendable {
    case usual
    case stories(Int)
    case time(Duration)

    /// `500`, or `30s`.
    init?(_ text: String) {
        if let count = Int(text) {
            guard count > 0 else { return nil }
            self = .stories(count)
        } else {
            guard let time = Duration(spelled: text), time > .zero else { return nil }
            self = .time(time)
        }
    }
}

/// What an exploration of the lab found, and the one of its stories that is on stage.
struct InventedStories: Sendable {
    var found: [InventedStory] = []
    private(set) var onStage: Story?
    /// The lines that were played before it.
    private(set) var own: [Rehearsal.Played] = []

    /// Puts a story on stage. Of several in a row, the first took the place of a person's own lines.
    mutating func put(_ story: Story, inPlaceOf played: [Rehearsal.Played]) {
        if onStage == nil { own = played }
        onStage = story
    }

    mutating func putAway() -> [Rehearsal.Played] {
        onStage = nil
        return own
    }
}

extension Rehearsal {
    mutating func explore(_ length: ExplorationLength) -> [LabEffect] {
        guard take.outcome == nil else { return [.complain(hasEnded)] }
        pending = .exploration
        return [.explore(trace.scenario.steps, length)]
    }

    /// Reports what `.explore` found, which has been shown.
    public mutating func explored(_ stories: [InventedStory]) -> [LabEffect] {
        endExploration("explored")
        guard !stories.isEmpty else { return [] }
        invented.found = stories
        let others = stories.count > 1 ? " `play 2` the second," : ""
        return [
            .hint("`play` puts the first of these stories on stage,\(others) and Return steps through it.")
        ]
    }

    /// Reports that `.explore` could not be done.
    public mutating func failedToExplore(_ words: String) -> [LabEffect] {
        endExploration("failedToExplore")
        return [.complain(words)]
    }

    private mutating func endExploration(_ report: String) {
        guard case .exploration = pending else { unexpected(report) }
        pending = .nothing
    }

    mutating func play(_ number: Int) -> [LabEffect] {
        guard !invented.found.isEmpty else {
            return [.complain("There is no invented story yet: `explore` looks for some.")]
        }
        guard invented.found.indices.contains(number - 1) else {
            return [
                .complain(
                    "There \(invented.found.count == 1 ? "is only story 1" : "are only the stories 1 to \(invented.found.count)")."
                )
            ]
        }
        let story = invented.found[number - 1]
        invented.put(story.story, inPlaceOf: played)
        takenBack = []
        return replay(
            story.story.steps.prefix(story.opening).map { Played(step: $0, isTold: true) }, .staged(number))
    }
}
