import Curriculum
import Foundation
import Proof
import TestSupport
import Testing
import Workshop

/// The cheat sheet, with a run that proves each line.
@Suite(.completeProof) struct `The cheat sheet` {
    private let workshop: Workshop

    init() throws { workshop = try CourseUnderTest().workshop }

    /// The problems in a copy of the cheat sheet with changed words.
    private func problems(_ change: (String) -> String = { $0 }) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let sheet = Checkout.root.appending(path: CheatSheet.file)
        let copy = folder.appending(path: CheatSheet.file)
        try FileManager.default.createDirectory(
            at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        let text = try String(contentsOf: sheet, encoding: .utf8)
        try Data(change(text).utf8).write(to: copy)
        let proof = CourseProof(of: CourseRoot(folder), scope: CheatSheet.file, in: workshop)
        return try proof.run(seeds: 2, jobs: 2).problems
    }

    @Test func `is proved line by line`() throws {
        let sheet = try #require(try CheatSheet.load(CourseRoot(Checkout.root)))
        #expect(sheet.sections.flatMap(\.lines).count >= 15)
        #expect(try problems() == [])
    }

    @Test func `is rejected if a run contradicts its line`() throws {
        let problems = try problems { $0.replacing("see \"on the main thread\"", with: "see \"elsewhere\"") }
        #expect(problems.count == 1)
        #expect(
            problems.first?.contains(
                "The run nonisolated contradicts its line: at 0 ms `see \"elsewhere\"` found") == true)
    }

    @Test func `is rejected if a run checks nothing`() throws {
        let problems = try problems { $0.replacing("  expect 1 request, 1 cancelled\n", with: "") }
        #expect(problems.map { $0.contains("The run task checks nothing") } == [true])
    }

    @Test func `is rejected if no run shows a line`() throws {
        let problems = try problems {
            $0.replacing("Two `.task` modifiers", with: "A hasty word.\n\nTwo `.task` modifiers")
        }
        #expect(problems.map { $0.contains("No run proves \"A hasty word.\"") } == [true])
    }
}
