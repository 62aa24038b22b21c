import Exploration
import LabSession
import Scenario
import Study
import Text

/// Invented stories that continue from the lab's current moment.
struct LabExploration {
    let stories: [InventedStory]
    private let run: ExplorationRun
    private let name: String

    /// - Parameter steps: the lines that the lab has run up to its current moment.
    init(
        from steps: [Step], _ length: ExplorationLength, on stage: LabStage, seed: RunSeed
    ) throws {
        let limits =
            switch length {
            case .usual: StoryLimits()
            case .stories(let count): StoryLimits(runs: count)
            case .time(let time): StoryLimits(time: time)
            }
        let exploration = try stage.exploration(after: steps.map(\.verb))
        run = try ExplorationRun(exploration, limits: limits).without(stage.source.isInStandIn)
        name = stage.name
        stories = run.report.faults.map(\.main).enumerated().map { place, discovery in
            let story = Story(
                name: "story \(place + 1)", steps: discovery.scenario.steps,
                remarks: [Story.Remark(discovery.finding)])
            return InventedStory(story, opening: discovery.opening)
        }
    }

    /// The lines of the exploration's report, laid out in the given style.
    func lines(_ style: PageStyle) -> [String] {
        ExplorationPage(run, name: name, words: nil, style: style).text
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
