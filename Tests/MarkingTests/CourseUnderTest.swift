import Curriculum
import Foundation
import Marking
import Testing
import Workshop

/// The course of this checkout, with the engine that stands beside the test program.
struct CourseUnderTest {
    let root: CourseRoot
    let curriculum: Curriculum
    let workshop: Workshop

    /// Limits under which nothing honest suffers and a hostile answer costs a second.
    init() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        self.root = CourseRoot(root)
        curriculum = try Curriculum.load(self.root)
        let environment = ProcessInfo.processInfo.environment
        var limits = PhaseLimits()
        limits.run.cpuSeconds = 1
        workshop = Workshop(
            toolchain: try .locate(environment: environment), engine: try .locate(),
            wall: .strongest(environment: environment), limits: limits)
    }

    func exercise(_ id: String) throws -> Exercise {
        try #require(curriculum.exercise(id: id))
    }

    func mark(_ source: String, of exercise: Exercise, seed: UInt64 = 1) throws -> Mark {
        try Marker(for: exercise, in: workshop, seed: seed).mark(Array(source.utf8))
    }

    func judge(_ source: String, of exercise: Exercise, seed: UInt64 = 1) throws -> Judgement {
        let mark = try mark(source, of: exercise, seed: seed)
        guard case .judged(let judgement) = mark else {
            throw NotJudged(description: "the answer did not run: \(mark)")
        }
        return judgement
    }

    struct NotJudged: Error, CustomStringConvertible { let description: String }
}
