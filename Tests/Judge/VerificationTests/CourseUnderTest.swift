import Curriculum
import Scenario
import TestSupport
import Testing
import Verification
import Workshop

/// This checkout's course, with the engine that was built beside the test program.
struct CourseUnderTest {
    let root: CourseRoot
    let curriculum: Curriculum
    let workshop: Workshop

    /// Uses limits that honest answers never reach and hostile answers reach after a second.
    ///
    /// - Parameter wallSeconds: the longest real time, in seconds, that a run waits for the answer.
    init(wallSeconds: Double = 15) throws {
        root = CourseRoot(Checkout.root)
        curriculum = try Curriculum.load(root)
        var limits = PhaseLimits()
        limits.run.cpuSeconds = 1
        limits.run.wallSeconds = wallSeconds
        workshop = try .underTest(limits: limits)
    }

    func exercise(_ id: String) throws -> Exercise {
        try #require(curriculum.exercise(id: id))
    }

    func mark(_ source: String, of exercise: Exercise, seed: RunSeed = 1) throws -> VerifyOutcome {
        try Verifier(for: exercise, in: workshop, seed: seed).mark(Array(source.utf8))
    }

    func judge(_ source: String, of exercise: Exercise, seed: RunSeed = 1) throws -> GradedRuns {
        let mark = try mark(source, of: exercise, seed: seed)
        guard case .judged(let judgement) = mark else {
            throw NotJudged(description: "the answer did not run: \(mark)")
        }
        return judgement
    }

    struct NotJudged: Error, CustomStringConvertible { let description: String }
}
