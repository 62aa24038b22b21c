import Curriculum
import Foundation
import Proof
import TestSupport
import Testing
import Workshop

/// The one page, of which a run holds each line.
@Suite(.completeProof) struct `The cheat sheet` {
    private let workshop: Workshop

    init() throws { workshop = try CourseUnderTest().workshop }

    /// The problems with a copy of the course's sheet in which some words are others.
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

    @Test func `holds, line by line`() throws {
        let sheet = try #require(try CheatSheet.load(CourseRoot(Checkout.root)))
        #expect(sheet.sections.flatMap(\.lines).count >= 15)
        #expect(try problems() == [])
    }

    @Test func `does not hold where a run does otherwise than its line`() throws {
        let problems = try problems { $0.replacing("see \"on the main thread\"", with: "see \"elsewhere\"") }
        #expect(problems.count == 1)
        #expect(
            problems.first?.contains(
                "The run nonisolated does not hold its line: at 0 ms `see \"elsewhere\"` found") == true)
    }

    @Test func `does not hold where a run looks at nothing`() throws {
        let problems = try problems { $0.replacing("  expect 1 request, 1 cancelled\n", with: "") }
        #expect(problems.map { $0.contains("The run task checks nothing") } == [true])
    }

    @Test func `does not hold where nothing shows a line`() throws {
        let problems = try problems {
            $0.replacing("Two `.task` modifiers", with: "A hasty word.\n\nTwo `.task` modifiers")
        }
        #expect(problems.map { $0.contains("No run holds \"A hasty word.\"") } == [true])
    }
}
