import Curriculum
import Grading
import Testing

@testable import Proof

/// Checks the starters of budget and refactoring exercises, with runs written by hand.
@Suite struct `A starter that works` {
    private static func exercise(_ kind: ExerciseKind) -> Exercise {
        let source = { (name: String) in SourceFile(path: "E/\(name).swift", text: "") }
        return Exercise(
            id: "news", number: ExerciseNumber(part: 8, index: 1), title: "", minutes: 10, kind: kind,
            answerFile: "News.swift",
            budget: kind == .budget ? Budget(limits: ["quick": ["1 request"]]) : Budget(),
            better: kind == .refactor ? ["quick"] : [],
            task: "", scenarios: [],
            starter: source("Starter"), host: source("Host"), solution: source("Solution"),
            wrong: [WrongAnswer(source: source("Wrong/Blank"), earns: [])], folder: "E")
    }

    private static func findings(
        _ kind: ExerciseKind, starter: AnswerRecord.Run, wrong: AnswerRecord.Run
    ) -> [String] {
        let exercise = exercise(kind)
        let records = ProvenAnswer.all(of: exercise).map { answer in
            var record = AnswerRecord(answer)
            record.runs =
                switch answer.role {
                case .starter: [starter]
                case .wrong: [wrong]
                case .solution, .right: [run([], failed: [])]
                }
            return record
        }
        let examination = KindExamination(exercise: exercise, records: records)
        return (examination.faults + examination.gaps).map(\.description)
    }

    private static func run(
        _ codes: [FindingCode], failed: Set<String>, unmet: Set<String> = []
    ) -> AnswerRecord.Run {
        AnswerRecord.Run(
            seed: 1, codes: codes, score: codes.isEmpty ? 100 : 60, requests: 2, par: 2, failed: failed,
            unmet: unmet)
    }

    private static let spends = run([.unmetExpectation], failed: ["quick"], unmet: ["quick"])
    private static let breaks = run([.wrongScreen], failed: ["calm"])

    @Test(arguments: [ExerciseKind.budget, .refactor])
    func `exceeds the counts, and a wrong answer meets them but breaks the app`(kind: ExerciseKind) {
        #expect(Self.findings(kind, starter: Self.spends, wrong: Self.breaks) == [])
    }

    @Test func `exceeds the budget`() {
        let thrifty = Self.run([.redundantFetch], failed: ["quick"])
        #expect(
            Self.findings(.budget, starter: thrifty, wrong: Self.breaks) == [
                "E/Starter.swift: The starter keeps the budget under seed 1. "
                    + "Lower a limit, or let the starter spend more."
            ])
    }

    @Test func `has no other fault`() {
        let broken = Self.run([.wrongScreen, .redundantFetch], failed: ["quick"], unmet: ["quick"])
        #expect(
            Self.findings(.budget, starter: broken, wrong: Self.breaks) == [
                "E/Starter.swift: The starter of a budget exercise does not work: it earns wrong-screen. "
                    + "Correct the starter, so that it only exceeds the stated counts."
            ])
    }

    @Test func `passes the scenarios that a refactoring may not break`() {
        let elsewhere = Self.run([.unmetExpectation], failed: ["quick", "calm"], unmet: ["quick", "calm"])
        #expect(
            Self.findings(.refactor, starter: elsewhere, wrong: Self.breaks) == [
                "E/Starter.swift: The starter does not fail exactly in the scenarios under \"better\", under seed 1: "
                    + "it fails in calm and quick. "
                    + "Correct \"better\" or the starter: the starter passes every other scenario."
            ])
    }

    @Test func `comes with a wrong answer that meets the counts but breaks the app`() {
        #expect(
            Self.findings(.budget, starter: Self.spends, wrong: Self.spends) == [
                "E/exercise.md: Every wrong answer exceeds the budget. "
                    + "Add a wrong answer that keeps the budget but does not do the app's work."
            ])
        #expect(
            Self.findings(.refactor, starter: Self.spends, wrong: Self.spends) == [
                "E/exercise.md: No wrong answer passes the scenarios under \"better\" and breaks another. "
                    + "Add such a wrong answer: it shows the typical mistake of a refactoring."
            ])
    }
}
