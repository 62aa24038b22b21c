// Exploration: invents stories with an app, plays them, and compares the app with itself.
//
// Start here. `StoryTeller` draws a story from what is possible at each moment, `StoryJudge` compares it with the same app
// begun afresh (`FreshRuns`) and with a user who waits (`PatientRun`), and writes the scenario that shows the difference,
// and `StoryShrinker` makes that short. `docs/explorer.md` says when the comparisons accuse and when they are silent.

import Grading
import Marking
import Referee
import Scenario
import Synchronization
import Workshop

/// Plays stories with one app until nothing new turns up.
///
///     let exploration = try Exploration(of: app, in: workshop, seed: 1)
///     let report = try exploration.run(stories: 2000) { progress in … }
///     report.discoveries.first?.scenario
///
/// The same app and seed give the same report, however many stories are played side by side.
public struct Exploration: Sendable {
    /// How far it is.
    public struct Progress: Sendable {
        public var stories = 0
        public var states = 0
        public var discoveries = 0
    }

    private let app: BuiltApp
    private let workshop: Workshop
    private let seed: RunSeed
    private let errors: [String]
    private let world: Scenario?
    private let jobs: Int
    /// Stories of one round do not know of each other, so they can be played side by side.
    private static let round = 32

    /// - Parameters:
    ///   - errors: the words of an error on screen, if not the common ones.
    ///   - world: a scenario whose `route` lines hold in every story; its other lines say nothing here.
    public init(
        of app: BuiltApp, in workshop: Workshop, seed: RunSeed, errors: [String] = [],
        world: Scenario? = nil, jobs: Int = AllCores.count
    ) {
        (self.app, self.workshop, self.seed) = (app, workshop, seed)
        (self.errors, self.world, self.jobs) = (errors, world, max(1, jobs))
    }

    /// - Parameters:
    ///   - patience: how many stories in a row may bring nothing new.
    ///   - goesOn: asked after each round, with what was found so far.
    public func run(
        stories most: Int, patience: Int = 1000, while goesOn: (Progress) -> Bool = { _ in true }
    ) throws(RefereeFault) -> ExplorationReport {
        let stages = (0..<jobs).map { _ in
            StoryStage(Encores(of: app, in: workshop), seed: seed, errors: errors, world: world)
        }
        let setting = try StorySetting(probing: stages[0])
        var memory = StoryMemory()
        var report = ExplorationReport(
            knobs: setting.knobs, unused: setting.unused, unsampled: setting.unsampled)
        var causes: Set<Cause> = []
        while report.stories < most, memory.storiesWithoutNews < patience, goesOn(progress(report, memory)) {
            let first = report.stories
            let count = min(Self.round, most - first)
            let teller = StoryTeller(setting: setting, memory: memory)
            let results = try tell(count, from: first, by: teller, on: stages)
            for (place, told) in results.enumerated() {
                memory.take(in: told)
                report.stories += 1
                for accusation in told.accusations where causes.insert(accusation.cause).inserted {
                    let shrinker = StoryShrinker(setting: setting, stage: stages[0])
                    guard let short = try shrinker.shorten(told.story, showing: accusation.cause) else {
                        causes.remove(accusation.cause)
                        continue
                    }
                    report.discoveries.append(
                        Discovery(
                            finding: short.finding, scenario: short.scenario, number: first + place + 1,
                            linesBefore: told.story.lines.count, lines: short.story.lines.count))
                }
            }
            report.states = memory.states
        }
        return report
    }

    private func progress(_ report: ExplorationReport, _ memory: StoryMemory) -> Progress {
        Progress(stories: report.stories, states: memory.states, discoveries: report.discoveries.count)
    }

    /// Tells so many stories, each on a stage that is free.
    private func tell(
        _ count: Int, from first: Int, by teller: StoryTeller, on stages: [StoryStage]
    ) throws(RefereeFault) -> [ToldStory] {
        let next = Mutex(first..<first + count)
        let told = try AllCores.map(stages) { stage throws(RefereeFault) in
            var told: [(number: Int, story: ToldStory)] = []
            while let number = next.withLock({ $0.popFirst() }) {
                told.append((number, try teller.tell(number: number, on: stage)))
            }
            return told
        }
        return told.flatMap(\.self).sorted { $0.number < $1.number }.map(\.story)
    }
}
