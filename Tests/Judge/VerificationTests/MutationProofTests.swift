import Curriculum
import Foundation
import Proof
import TestSupport
import Testing

@Suite(.completeProof) struct `The mutants of a solution` {
    /// A course with only one exercise, from part 6; the exercise's page is changed.
    private func course(page: (String) -> String) throws -> CourseRoot {
        let root = FileManager.default.temporaryDirectory.appending(path: "mutants-\(UUID().uuidString)")
        let folder = "Exercises/06-task-identity/02-changing-picture"
        for name in ["Lessons", "Exercises/06-task-identity"] {
            try FileManager.default.createDirectory(
                at: root.appending(path: name), withIntermediateDirectories: true)
        }
        try FileManager.default.copyItem(
            at: Checkout.root.appending(path: folder), to: root.appending(path: folder))
        let file = root.appending(path: "\(folder)/exercise.md")
        try page(String(contentsOf: file, encoding: .utf8)).write(to: file, atomically: true, encoding: .utf8)
        return CourseRoot(root)
    }

    @Test func `are found except for listed ones, and one that nothing finds is named`()
        throws
    {
        let listed = "drop-cancellation-check if Task.isCancelled { return }"
        let root = try course {
            $0.replacing("see no spinner\n", with: "").replacing(
                "  \(listed)", with: "  drop-task-id id:address")
        }
        defer { try? FileManager.default.removeItem(at: root.url) }
        let proof = MutationProof(of: root, in: try .underTest(), keeping: .none)
        let report = try proof.run(jobs: 2)
        let exercise = try #require(report.exercises.first)
        #expect(!report.holds)
        #expect(Set(exercise.survivors.map(\.name)) == [listed, "keep-spinner switch phase"])
        #expect(exercise.faults.map { $0.contains("drop-task-id id:address") } == [true])
        #expect(exercise.killed + exercise.equivalent + exercise.survivors.count == exercise.played)
    }
}
