import Curriculum
import Grading
import Testing

@testable import Proof

@Suite struct `A report on explored answers` {
    private let exercise: Exercise

    init() {
        let source = SourceFile(path: "Exercises/01-a/01-b/Solution.swift", text: "")
        exercise = Exercise(
            id: "b", number: ExerciseNumber(part: 1, index: 2), title: "B", minutes: 1, answerFile: "B.swift",
            task: "", scenarios: [], starter: source, host: source, solution: source,
            folder: "Exercises/01-a/01-b")
    }

    private func wrong(_ name: String) -> ExploredSource {
        let source = SourceFile(path: "Exercises/01-a/01-b/Wrong/\(name).swift", text: "")
        return ExploredSource(exercise: exercise, source: source, isRight: false)
    }

    private var solution: ExploredSource {
        ExploredSource(exercise: exercise, source: exercise.solution, isRight: true)
    }

    private func report(_ answers: [ExploredAnswer]) -> ExplorationProofReport {
        ExplorationProofReport(
            stories: 100, exercises: [.init(exercise, answers)], elapsed: .seconds(2))
    }

    @Test func `names the wrong answers that the explorer misses, and still holds`() {
        let report = report([
            ExploredAnswer(solution, found: []),
            ExploredAnswer(wrong("A"), found: []),
            ExploredAnswer(
                wrong("C"),
                found: [.init(code: .crash, sentence: "It crashed.", story: 3, lines: 2, scenario: "show")]),
        ])
        #expect(report.holds)
        #expect(report.medianLines == 2)
        #expect(
            ExplorationProofSummary(report).text == """
                1.2 b  1 right answer  0 accused  2 wrong answers  1 of 2 found

                Wrong answers that the explorer misses:
                  Exercises/01-a/01-b/Wrong/A.swift

                0 of 1 right answer accused, 1 of 2 wrong answers found, in stories of 2 lines (the median): 100 stories each, in 2.0 s.
                """)
    }

    @Test func `fails if a right answer is accused or an answer could not be explored`() {
        let accused = ExploredAnswer(
            solution,
            found: [.init(code: .crash, sentence: "It crashed.", story: 3, lines: 2, scenario: "show\nhide")])
        #expect(!report([accused]).holds)
        #expect(
            ExplorationProofSummary(report([accused])).text.contains(
                """
                Right answers that are accused:
                  Exercises/01-a/01-b/Solution.swift
                    crash, story 3: It crashed.
                        show
                        hide
                """))
        #expect(!report([ExploredAnswer(wrong("A"), obstacle: "it does not compile")]).holds)
    }

    @Test func `tells the story that exposes a mutant if no scenario does`() {
        let differs = ExploredAnswer(
            wrong("A"),
            found: [.init(code: .crash, sentence: "It crashed.", story: 3, lines: 2, scenario: "show\nhide")])
        #expect(
            SurvivorSummary(report([differs, ExploredAnswer(wrong("B"), found: [])])).text == """
                A story shows that these mutants differ from the right answers:
                  Exercises/01-a/01-b/Wrong/A.swift
                    crash, story 3: It crashed.
                        show
                        hide

                1 of 2 mutants that pass differ from the right answers in a story: 100 stories each, in 2.0 s.
                """)
    }
}
