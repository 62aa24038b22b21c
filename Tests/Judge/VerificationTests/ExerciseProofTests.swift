import Curriculum
import Grading
import Proof
import Reporting
import Scenario
import TestSupport
import Testing
import Verification

@Suite(.completeProof) struct `An exercise` {
    private static let course = Result { try CourseUnderTest() }
    /// One exercise of each kind; `make check` proves all other exercises.
    private static var ids: [String] {
        guard let exercises = try? course.get().curriculum.exercises else {
            return ["the course could not be loaded"]
        }
        return ExerciseKind.allCases.compactMap { kind in exercises.first { $0.kind == kind }?.id }
    }

    @Test(arguments: ids) func `fulfills the claims of its author`(id: String) throws {
        let course = try Self.course.get()
        let exercise = try course.exercise(id)
        let proof = CourseProof(of: course.root, scope: exercise.folder, in: course.workshop)
        let report = try proof.run(seeds: 1, jobs: 2)
        #expect(report.holds, "\(ProofSummary(report).text)")
        #expect(report.exercises.map(\.id) == [id])
        #expect(report.plays > 0)
    }

    @Test(arguments: ids) func `gets the same verdict from a copied host as from a new one`(id: String)
        throws
    {
        let course = try Self.course.get()
        let exercise = try course.exercise(id)
        for source in [exercise.solution, exercise.starter] {
            let marker = try Verifier(for: exercise, in: course.workshop)
            let series = try VerifySeries.of(Array(source.text.utf8), by: marker, with: VerifySeries.Cast())
                .get()
            _ = try series.judge(seed: 2)
            let copied = try series.judge(seed: 3)
            let own = try course.judge(source.text, of: exercise, seed: 3)
            let texts = try [copied, own].map { try VerdictFacts($0.verdict, traces: $0.traces).text }
            #expect(texts[0] == texts[1], "\(source.path)")
        }
    }

    @Test(arguments: ids) func `gets the same verdict in every run, byte for byte`(id: String) throws {
        let course = try Self.course.get()
        let exercise = try course.exercise(id)
        for source in [exercise.solution, exercise.starter] + exercise.wrong.prefix(1).map(\.source) {
            let runs = try (0..<2).map { _ in
                let judgement = try course.judge(source.text, of: exercise)
                return try VerdictFacts(judgement.verdict, traces: judgement.traces).text
            }
            #expect(runs[0] == runs[1], "\(source.path)")
        }
    }

    @Test(arguments: ids) func `sends other bodies under another seed`(id: String) throws {
        let course = try Self.course.get()
        let exercise = try course.exercise(id)
        let screens = try ([1, 2] as [RunSeed]).map { seed in
            try course.judge(exercise.solution.text, of: exercise, seed: seed).traces.map(\.events)
        }
        #expect(screens[0] != screens[1])
    }
}
