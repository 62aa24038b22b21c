import Scenario
import Text

/// A story that the explorer found in the lab. The story's first lines repeat the session up to the moment of
/// `explore`.
public struct InventedStory: Hashable, Sendable {
    public let story: Story
    /// The number of the story's steps that the session ran before `explore`.
    public let opening: Int

    public init(_ story: Story, opening: Int) { (self.story, self.opening) = (story, opening) }
}

/// The length of an exploration: a number of stories, a time, or the default limits.
public enum ExplorationLength: Hashable, Sendable {
    case usual
    case stories(Int)
    case time(Duration)

    /// Parses a length such as `500` or `30s`.
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

/// The stories that an exploration found, and the loaded story, which Return runs line by line.
struct InventedStories: Sendable {
    var found: [InventedStory] = []
    private(set) var onStage: Story?
    /// The person's own lines, which the loaded story replaced.
    private(set) var own: [LabSession.Played] = []

    /// `own` keeps the lines that the person typed before the first story, even if the person loads further
    /// stories.
    mutating func put(_ story: Story, inPlaceOf played: [LabSession.Played]) {
        if onStage == nil { own = played }
        onStage = story
    }

    mutating func putAway() -> [LabSession.Played] {
        onStage = nil
        return own
    }
}

extension LabSession {
    mutating func explore(_ length: ExplorationLength) -> [LabEffect] {
        guard take.outcome == nil else { return [.complain(hasEnded)] }
        pending = .exploration
        return [.explore(trace.scenario.steps, length)]
    }

    /// Call `explored` after performing `.explore` and showing the report.
    public mutating func explored(_ stories: [InventedStory]) -> [LabEffect] {
        endExploration("explored")
        guard !stories.isEmpty else { return [] }
        invented.found = stories
        let others = stories.count > 1 ? " and `play 2` loads the second" : ""
        return [
            .hint(
                "`play` loads the first of these stories\(others). Then Return runs the story line by line.")
        ]
    }

    /// Call `failedToExplore` if the caller could not perform `.explore`.
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
            return [
                .complain(
                    "The lab has no invented stories yet. `explore` invents stories and keeps the stories with faults."
                )
            ]
        }
        guard invented.found.indices.contains(number - 1) else {
            let count = invented.found.count
            return [.complain(count == 1 ? "Only story 1 exists." : "The stories are 1 to \(count).")]
        }
        let story = invented.found[number - 1]
        invented.put(story.story, inPlaceOf: played)
        takenBack = []
        return replay(
            story.story.steps.prefix(story.opening).map { Played(step: $0, isTold: true) }, .staged(number))
    }
}
