import Scenario
import Testing

@testable import Exploration

@Suite struct `A story's reference run` {
    private func reference(_ reference: StoryReference, for lines: String...) throws -> [String]? {
        let story = try Scenario(parsing: lines.joined(separator: "\n"), name: "story")
        let other = reference.scenario(for: story)
        // Checks that the parser can read the scenario's text.
        if let other { _ = try Scenario(parsing: "\(other)", name: "other") }
        return other?.steps.map { "\($0.verb)" }
    }

    private let story = [
        "route GET /a replies text after 10ms", "want /a", "show id=1", "see spinner", "wait 40ms",
        "set id 2",
        "tap \"Again\"", "settle", "see body of /a",
    ]

    @Test func `with a fresh app has the story's last world and inputs, without its actions`() throws {
        let lines = story.joined(separator: "\n")
        #expect(
            try reference(.fresh, for: lines) == [
                "route GET /a replies text after 10ms", "show id=2", "settle within 30s",
            ])
        #expect(try reference(.fresh, for: lines, "hide") == nil)
        #expect(try reference(.fresh, for: "network off", "show", "network on")?.first == "network on")
    }

    @Test func `with a patient user has every action, and waits after each`() throws {
        #expect(
            try reference(.patient, for: story.joined(separator: "\n")) == [
                "route GET /a replies text after 10ms", "show id=1", "settle within 30s", "set id 2",
                "settle within 30s", "tap \"Again\"", "settle within 30s",
            ])
    }
}
