import Foundation
import TestSupport
import Testing

/// Stories that the built programs invent and run in the lab.
@Suite(.serialized) struct `Exploring in the lab` {
    /// Opens the lab on a view with a plain `.task`; such a view does not fetch again when the height
    /// changes.
    private func lab() throws -> LabUnderTest {
        try LabUnderTest([
            "Picture.swift": Plays.picture.replacing(".task(id: height)", with: ".task"),
            "Host.swift": Plays.host,
        ])
    }
    private let operands = ["Picture.swift", "Host.swift"]

    @Test func `continues the typed lines, and Return steps through the finding`() throws {
        let result = try lab().run(
            operands,
            lines: [
                "route /300 replies text after 300ms", "show height=300", "wait 100ms", "explore 32", "play",
                "",
                "", "", "", "restart", "quit",
            ])
        // The snapshot leaves out the real time, because it differs in each run.
        try expectSnapshot(
            result.output.replacing(/, [0-9.]+ s\./, with: ", … s."), "explored.txt")
        #expect(result.errors.isEmpty)
    }

    @Test func `knows the files that earlier routes reply with`() throws {
        let lab = try lab()
        try lab.write("three hundred", to: "a.txt")
        let result = try lab.run(
            operands,
            lines: ["route /300 replies fixture a.txt after 20ms", "show", "explore 32", "play", "quit"])
        #expect(result.output.contains("missed-fetch"))
        #expect(result.output.contains("    route GET /300 replies fixture a.txt after 20ms"))
        #expect(result.output.contains("The lab loaded story 1"))
        #expect(result.errors.isEmpty)
    }

    @Test func `of a right answer finds nothing and leaves nothing to step through`() throws {
        let screen = "import SwiftUI\nstruct Screen: View { var body: some View { Text(\"Hello\") } }\n"
        let lab = try LabUnderTest(["Screen.swift": screen])
        let result = try lab.run(["Screen.swift"], lines: ["show", "explore 32", "play"])
        #expect(result.output.contains("32 stories"))
        #expect(result.output.contains("The app sent no request in any story"), "\(result.output)")
        #expect((result.output + result.errors).contains("The lab has no invented stories yet"))
    }

    @Test func `says when its stories cannot start with the typed lines`() throws {
        let lab = try LabUnderTest(["Screen.swift": Plays.crashing])
        let early = try lab.run(
            ["Screen.swift"], lines: ["show", "tap \"Add\"", "explore 16 stories", "quit"])
        #expect((early.output + early.errors).contains("Write `explore`, `explore 500` or `explore 30s`."))
        let crashed = try lab.run(["Screen.swift"], lines: ["show", "tap \"Crash\"", "explore 16"])
        #expect((crashed.output + crashed.errors).contains("The app has ended."))
    }

    @Test func `uses the older SDK if the lab does`() throws {
        let lab = try LabUnderTest(["Screen.swift": Plays.crashing])
        let old = try lab.run(["Screen.swift", "--sdk", "26"], lines: ["show", "explore 16"])
        #expect(old.output.contains("16 stories"), "\(old.output + old.errors)")
    }

    @Test func `reports the same findings to programs and people`() throws {
        let events = try lab().run(operands + ["--json"], lines: ["show", "explore 32", "play"]).events
        let answers = events.compactMap { $0["event"] as? String == "answered" ? $0["text"] as? String : nil }
        #expect(answers.contains { $0.contains("missed-fetch") })
        #expect(events.contains { $0["event"] as? String == "replayed" })
    }
}
