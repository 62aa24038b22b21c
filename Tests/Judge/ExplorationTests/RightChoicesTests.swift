import Curriculum
import Scenario
import TestSupport
import Testing
import Verification
import Wire
import Workshop

@testable import Exploration

/// Stories in which the explorer once reported a false fault in a solution, found among 20,000
/// stories.
@Suite struct `No story accuses` {
    /// The findings of one story about the exercise's solution.
    private func accusations(
        of id: String, _ lines: String, failing: StoryNetwork.Failure? = nil
    ) throws -> [String] {
        let workshop = try Workshop.underTest(limits: PhaseLimits())
        let exercise = try #require(try Curriculum.load(CourseRoot(Checkout.root)).exercise(id: id))
        let result = try workshop.build(exercise.app(with: Array(exercise.solution.text.utf8)))
        guard case .built(let app) = result else { throw NotBuilt(result: "\(result)") }
        let stage = StoryRunner(AppRunner(of: app, in: workshop), seed: 1, errors: exercise.errors)
        let setting = try StorySetting(probing: stage, hints: SourceOutline().hints)
        let story = Story(
            lines: try Scenario(parsing: lines, name: "story").steps.map(\.verb),
            weather: StoryNetwork(seed: 9, kinds: setting.kinds, failure: failing))
        let told = try #require(try stage.play(story.lines, in: story.weather, seed: 1))
        try #require(told.missedLines.isEmpty)
        return try StoryJudge(stage: stage).accusations(of: story).map(\.finding.sentence)
    }

    private struct NotBuilt: Error { let result: String }

    @Test func `an app that shows no error for a request that it has canceled`() throws {
        let table = StoryNetwork.Failure(
            shape: ResourceShape(Resource(path: "/export/table")), content: .status(500))
        let lines = "show\ntap \"Table\"\ntab \"Invoices\"\ntab \"Export\""
        #expect(try accusations(of: "second-thoughts", lines, failing: table) == [])
    }

    @Test func `a button that selects what is already selected`() throws {
        let lines = """
            show
            network off
            tap "Oslo"
            wait 100ms
            tap "Bergen"
            wait 1s
            tap "Bergen"
            """
        #expect(try accusations(of: "departures", lines) == [])
    }
}
