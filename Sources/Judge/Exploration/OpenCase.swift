import Grading
import Wire

/// A suspected fault of an app, with the unshortened stories that show the fault.
struct OpenCase: Sendable {
    /// A story that shows the fault, and the number of the story.
    struct NumberedStory: Sendable {
        let story: Story
        let accusation: StoryFinding
        let number: Int
    }

    private(set) var stories: [NumberedStory]
    /// Judges shorter stories with the same rules that found the fault.
    let judge: @Sendable (StoryRunner) -> StoryShrinker.Judge

    /// If a story shows the finding only under one seed, the next story is tried.
    private static let mostStories = 3

    fileprivate mutating func add(_ numbered: NumberedStory) {
        if stories.count < Self.mostStories { stories.append(numbered) }
    }

    var harm: Int { stories[0].accusation.finding.code.harm }
}

/// The suspected faults of an exploration, in the order in which stories showed them.
struct OpenCases: Sendable {
    private(set) var all: [OpenCase] = []
    private var places: [Cause: Int] = [:]

    mutating func take(
        _ accusations: [StoryFinding], of story: Story, number: Int,
        judge: @escaping @Sendable (StoryRunner) -> StoryShrinker.Judge
    ) {
        for accusation in accusations {
            let numbered = OpenCase.NumberedStory(story: story, accusation: accusation, number: number)
            if let place = places[accusation.cause] {
                all[place].add(numbered)
            } else {
                places[accusation.cause] = all.count
                all.append(OpenCase(stories: [numbered], judge: judge))
            }
        }
    }
}
