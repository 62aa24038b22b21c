import Curriculum
import Grading
import Referee
import Scenario
import TestSupport
import Testing
import Verification
import Workshop

@testable import Exploration

@Suite(.serialized) struct `An exploration` {
    private let picture: ChangingPicture
    private var workshop: Workshop { picture.workshop }
    private var exercise: Exercise { picture.exercise }

    init() throws { picture = try ChangingPicture() }

    private func app(_ source: String) throws -> BuiltApp { try picture.app(source) }

    private func report(_ app: BuiltApp, stories: Int, jobs: Int = 2) throws -> ExplorationReport {
        try Exploration(of: app, in: workshop, seed: 1, jobs: jobs).run(stories: stories)
    }

    @Test func `finds a task without an id in a story of few lines`() throws {
        let report = try report(app(exercise.starter.text), stories: 32)
        let codes = Set(report.discoveries.map(\.finding.code))
        #expect(codes.isSuperset(of: [.missedFetch, .missingCancellation, .wrongScreen]))
        #expect(report.discoveries.allSatisfy { $0.lines <= 4 && $0.lines <= $0.linesBefore })
    }

    @Test func `accuses no solution`() throws {
        let report = try report(app(exercise.solution.text), stories: 64)
        #expect(report.discoveries.isEmpty)
        #expect(report.stories == 64 && report.states > 5)
        #expect(report.knobs.map(\.name).sorted() == ["height", "size", "width"])
    }

    @Test func `reports the same for any number of simultaneous stories`() throws {
        let app = try app(exercise.starter.text)
        func told(_ jobs: Int) throws -> [String] {
            let report = try report(app, stories: 32, jobs: jobs)
            return report.discoveries.map { "\($0.number) \($0.finding.sentence)\n\($0.scenario)" }
                + ["\(report.states)"]
        }
        let alone = try told(1)
        #expect(alone.count > 1)
        #expect(try alone == told(2))
    }

    @Test func `reports the same in ten runs, with one job and with two`() throws {
        let app = try app(exercise.starter.text)
        let told = try (0..<10).map { run in
            let report = try report(app, stories: 20, jobs: run % 2 + 1)
            return report.discoveries.map { "\($0.number) \($0.finding)\n\($0.scenario)" }
                + ["\(report.stories) \(report.states) \(report.remarks) \(report.ending)"]
        }
        #expect(told[0].count > 1)
        #expect(Set(told).count == 1)
    }

    @Test func `writes a scenario that shows the fault without the explorer`() throws {
        let app = try app(exercise.starter.text)
        let discovery = try #require(try report(app, stories: 32).discoveries.first)
        let scenario = try Scenario(parsing: "\(discovery.scenario)", name: "read back")
        let trace = try AppRunner(of: app, in: workshop).play(scenario, seed: 5)
        #expect(ScenarioVerdict(judging: trace).findings.map(\.code).contains(discovery.finding.code))
    }
}

@Suite struct `The world of a story` {
    private func resource(_ path: String) -> Resource { Resource(path: path) }

    @Test func `gives every request for a resource the same reply`() {
        let weather = StoryNetwork(seed: 3, kinds: ReplyKinds(), failure: nil)
        let replies = (0..<20).map { weather.reply(to: resource("/\($0)")) }
        #expect(replies == (0..<20).map { weather.reply(to: resource("/\($0)")) })
        #expect(Set(replies.map(\.latency)).count > 2)
    }

    @Test(arguments: [
        ("/200/300", "GET /#/#"), ("/80/60", "GET /#/#"), ("/search?q=oslo", "GET /search?q="),
        ("/search?q=", "GET /search?q="), ("/a1b22/c", "GET /a#b#/c"),
    ])
    func `gives resources of one shape the same name`(path: String, shape: String) {
        #expect(ResourceShape(resource(path)).description == shape)
    }

    @Test func `fails only for resources of one shape`() {
        let failure = StoryNetwork.Failure(
            shape: ResourceShape(resource("/1")), content: .failure(.offline))
        let weather = StoryNetwork(seed: 1, kinds: ReplyKinds(), failure: failure)
        #expect(weather.reply(to: resource("/77")).content == .failure(.offline))
        #expect(weather.reply(to: resource("/a")).content == .sample)
    }
}
