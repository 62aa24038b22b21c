import Grading
import Scenario
import Testing

@testable import Exploration

@Suite(.serialized) struct `An opening` {
    private let lines = [
        "want /80/60", "route GET /80/60 replies image after 300ms", "wait 1s", "network on",
        "show width=80 height=60", "see spinner", "wait 40ms",
    ]

    private func opening(_ lines: [String]) throws -> Opening {
        let scenario = try Scenario(parsing: lines.joined(separator: "\n"), name: "opening")
        return Opening(after: scenario.steps.map(\.verb))
    }

    @Test func `contains the given world and actions, without wants and checks`() throws {
        let opening = try opening(lines)
        #expect(
            opening.world.map { "\($0)" } == ["route GET /80/60 replies image after 300ms", "network on"])
        #expect(opening.lines.map { "\($0)" } == ["show width=80 height=60", "wait 40ms"])
        #expect(opening.routes(Resource(path: "/80/60")) && !opening.routes(Resource(path: "/80/61")))
        #expect(try self.opening(["wait 1s"]).lines.isEmpty)
    }

    private func exploration(_ lines: [String]) throws -> Exploration {
        let picture = try ChangingPicture()
        return Exploration(
            of: try picture.app(picture.exercise.starter.text), in: picture.workshop, seed: 1,
            opening: try opening(lines))
    }

    @Test func `starts every story and is never shortened`() throws {
        let report = try exploration(lines).run(stories: 32)
        #expect(!report.discoveries.isEmpty)
        for discovery in report.discoveries {
            let steps = discovery.scenario.steps.map { "\($0.verb)" }
            #expect(steps.first == "route GET /80/60 replies image after 300ms")
            #expect(steps.count { $0 == "wait 40ms" } == 1)
            let (first, rest) = (steps[..<discovery.opening], steps[discovery.opening...])
            #expect(first.last == "wait 40ms" && first.contains("show width=80 height=60"))
            #expect(rest.contains { $0.hasPrefix("settle") })
        }
    }

    @Test func `ends the exploration if no world allows it`() throws {
        let report = try exploration(["show width=80 height=60", "tap \"Retry\""]).run(stories: 1000)
        #expect(report.ending == .neverOpened)
        #expect(report.stories == 32 && report.discoveries.isEmpty)
    }
}
