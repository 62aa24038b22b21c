import Curriculum
import Foundation
import Proof
import TestSupport
import Testing
import Workshop

@Suite(.completeProof) struct `The proof of drills` {
    private static let file = "Lessons/Drills/06-changed-input.md"
    private let workshop: Workshop

    init() throws { workshop = try CourseUnderTest().workshop }

    /// The problems in a copy of one drill idea with changed words.
    private func problems(_ change: (String) -> String = { $0 }) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let copy = folder.appending(path: Self.file)
        try FileManager.default.createDirectory(
            at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        let text = try String(contentsOf: Checkout.root.appending(path: Self.file), encoding: .utf8)
        try Data(change(text).utf8).write(to: copy)
        return try CourseProof(of: CourseRoot(folder), scope: Self.file, in: workshop)
            .run(seeds: 2, jobs: 2).problems
    }

    @Test func `covers all ten parts with 80 programs and runs`() throws {
        let ideas = try DrillIdea.load(CourseRoot(Checkout.root))
        #expect(Set(ideas.map(\.part)) == Set(1...10))
        let runs = ideas.flatMap { idea in
            let page = idea.everything
            return page.runs.compactMap { run in
                page.program(run.program).map { page.source(of: $0).text + run.scenario.text }
            }
        }
        #expect(Set(runs).count >= 80)
    }

    @Test func `holds for an idea of the course`() throws { #expect(try problems() == []) }

    @Test func `refuses an idea with one answer for all variants`() throws {
        let problems = try problems {
            $0.replacing("measure: cancelled", with: "measure: requests /rome")
        }
        #expect(problems.count == 1)
        #expect(problems.first?.contains("All variants have the same answer: 0") == true)
    }

    @Test func `refuses a variant that does not compile, and two that are the same`() throws {
        let broken = try problems { $0.replacing(".task(id: mood) {", with: ".task(id: moon) {") }
        #expect(broken.contains { $0.contains("moon") })
        let same = try problems {
            $0.replacing(
                " | .task(id: city.count) {", with: " | .task(id: mood == \"sunny\" ? city : mood) {")
        }
        #expect(same.contains { $0.contains("Two variants are the same program and run") })
    }
}
