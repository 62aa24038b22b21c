import Curriculum
import Grading
import Marking
import Reporting
import Testing

@Suite struct `Every exercise` {
    private static let course = Result { try CourseUnderTest() }
    private static var ids: [String] {
        (try? course.get().curriculum.exercises.map(\.id)) ?? ["the course could not be loaded"]
    }

    @Test(arguments: ids) func `is passed by its solution, at par, under several seeds`(id: String) throws {
        let course = try Self.course.get()
        let exercise = try course.exercise(id)
        for seed in [1, 7, 20_260_105] as [UInt64] {
            let verdict = try course.judge(exercise.solution.text, of: exercise, seed: seed).verdict
            #expect(verdict.passed, "seed \(seed): \(verdict.codes)")
            #expect(verdict.requestsMade == verdict.par)
            #expect(verdict.score == 100)
        }
    }

    @Test(arguments: ids) func `compiles and fails as it starts`(id: String) throws {
        let course = try Self.course.get()
        let exercise = try course.exercise(id)
        let verdict = try course.judge(exercise.starter.text, of: exercise).verdict
        #expect(!verdict.passed)
        #expect(verdict.score < 100)
    }

    @Test(arguments: ids) func `finds in each wrong answer exactly what it declares`(id: String) throws {
        let course = try Self.course.get()
        let exercise = try course.exercise(id)
        #expect(!exercise.wrong.isEmpty)
        for wrong in exercise.wrong {
            let codes = try course.judge(wrong.source.text, of: exercise).verdict.codes.map(\.rawValue)
            #expect(codes.sorted() == wrong.earns.sorted(), "\(wrong.source.path)")
        }
    }

    @Test(arguments: ids) func `is judged alike on every run, byte for byte`(id: String) throws {
        let course = try Self.course.get()
        let exercise = try course.exercise(id)
        for source in [exercise.solution, exercise.starter] + exercise.wrong.map(\.source) {
            let runs = try (0..<2).map { _ in
                let judgement = try course.judge(source.text, of: exercise)
                return try VerdictJSON(judgement.verdict, traces: judgement.traces).text
            }
            #expect(runs[0] == runs[1], "\(source.path)")
        }
    }

    @Test(arguments: ids) func `sends other bodies under another seed`(id: String) throws {
        let course = try Self.course.get()
        let exercise = try course.exercise(id)
        let screens = try [1, 2].map { seed in
            try course.judge(exercise.solution.text, of: exercise, seed: seed).traces.map(\.events)
        }
        #expect(screens[0] != screens[1])
    }
}
