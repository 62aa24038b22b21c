import Curriculum
import Grading
import Testing

@testable import Proof

/// Checks the examination's sentences about runs. The records of the runs are written by hand.
@Suite struct `An exercise under examination` {
    private static let solution = "struct Picture {\n    .task(id: address) { await load() }\n}\n"

    private static func wrong(_ name: String, earns: [String], looksRightIn: [String] = []) -> WrongAnswer {
        WrongAnswer(
            source: SourceFile(path: "E/Wrong/\(name).swift", text: ""), earns: earns,
            looksRightIn: looksRightIn)
    }

    private static func exercise(
        fails: [String] = ["missed-fetch"], hidden: String? = nil, keeps: [String: String] = [:],
        hint: String = "Look closer.",
        learned: String? = "Much.",
        wrong: [WrongAnswer] = [wrong("Plain", earns: ["missed-fetch"], looksRightIn: ["simple"])],
        right: [RightAnswer] = []
    ) -> Exercise {
        Exercise(
            id: "picture", number: ExerciseNumber(part: 6, index: 1), title: "", minutes: 10,
            answerFile: "Picture.swift", fails: fails, keeps: keeps, task: "Mend it.",
            hints: [
                HintLadder(codes: ["missed-fetch"], steps: [Hint(title: "Look", markdown: hint)], line: 40)
            ], learned: learned,
            scenarios: [
                ScenarioSource(name: "simple", text: "", file: "E/exercise.md", firstLine: 12),
                ScenarioSource(
                    name: "change", isHidden: hidden != nil, text: hidden ?? "", file: "E/exercise.md",
                    firstLine: 20),
            ],
            starter: SourceFile(path: "E/Starter.swift", text: "struct Picture {\n}\n"),
            host: SourceFile(path: "E/Host.swift", text: ""),
            solution: SourceFile(path: "E/Solution.swift", text: solution), wrong: wrong, right: right,
            folder: "E")
    }

    /// Makes the record of an answer from the findings and failed scenarios of its runs, one run for each seed
    /// from 1 on.
    private static func record(
        _ answer: ProvenAnswer, _ runs: [([FindingCode], failed: Set<String>)]
    ) -> AnswerRecord {
        var record = AnswerRecord(answer)
        record.runs = runs.enumerated().map { offset, run in
            AnswerRecord.Run(
                seed: UInt64(offset + 1), codes: run.0, score: run.0.isEmpty ? 100 : 60, requests: 2, par: 2,
                failed: run.failed)
        }
        return record
    }

    /// Makes records that match the exercise's declarations: the starter and the wrong answer fail only in the
    /// scenario `change`.
    private static func records(
        of exercise: Exercise, solution: [FindingCode] = [], wrong: [FindingCode] = [.missedFetch],
        wrongFails: Set<String> = ["change"]
    ) -> [AnswerRecord] {
        ProvenAnswer.all(of: exercise).map { answer in
            switch answer.role {
            case .right: record(answer, [([], []), ([], [])])
            case .solution: record(answer, [([], []), (solution, solution.isEmpty ? [] : ["change"])])
            case .starter: record(answer, [([.missedFetch], ["change"]), ([.missedFetch], ["change"])])
            case .wrong: record(answer, [([.missedFetch], ["change"]), (wrong, wrongFails)])
            }
        }
    }

    private static func faults(_ exercise: Exercise, _ records: [AnswerRecord]) -> [String] {
        ExerciseExamination(exercise: exercise, records: records).faults.map(\.description)
    }

    private static let keeps = ["simple": "The simple case."]

    @Test func `has no fault if every answer earns what is declared`() {
        let exercise = Self.exercise(keeps: Self.keeps)
        #expect(Self.faults(exercise, Self.records(of: exercise)) == [])
    }

    @Test func `names the seed with which its solution fails, and the command that shows it`() {
        let exercise = Self.exercise(keeps: Self.keeps)
        #expect(
            Self.faults(exercise, Self.records(of: exercise, solution: [.redundantFetch])) == [
                "E/Solution.swift: The solution does not reach par under seed 2: 60 points, for redundant-fetch, "
                    + "with 2 requests where par is 2, in change. "
                    + "See it: course verify picture E/Solution.swift --seed 2 --all"
            ])
    }

    @Test func `is checked with each of its right answers`() {
        let right = RightAnswer(source: SourceFile(path: "E/Right/Model.swift", text: ""), style: "A model.")
        let exercise = Self.exercise(keeps: Self.keeps, right: [right])
        var records = Self.records(of: exercise)
        #expect(Self.faults(exercise, records) == [])
        records[2] = Self.record(
            records[2].answer, [([.wrongScreen], ["change"]), ([.wrongScreen], ["change"])])
        #expect(
            Self.faults(exercise, records) == [
                "E/Right/Model.swift: A right answer does not reach par under every seed: 60 points, for "
                    + "wrong-screen, with 2 requests where par is 2, in change. "
                    + "See it: course verify picture E/Right/Model.swift --seed 1 --all"
            ])
        #expect(HintExamination(exercise: exercise, records: records).gaps.isEmpty)
    }

    @Test func `names what a wrong answer earns instead`() {
        let exercise = Self.exercise(keeps: Self.keeps)
        #expect(
            Self.faults(exercise, Self.records(of: exercise, wrong: [.missedFetch, .wrongScreen])) == [
                "E/Wrong/Plain.swift: The answer earns missed-fetch and wrong-screen under seed 2: "
                    + "its first line says missed-fetch. "
                    + "See it: course verify picture E/Wrong/Plain.swift --seed 2 --all"
            ])
    }

    @Test func `reports a starter that earns nothing`() {
        let exercise = Self.exercise(keeps: Self.keeps)
        var records = Self.records(of: exercise)
        records[1] = Self.record(records[1].answer, [([], [])])
        #expect(
            Self.faults(exercise, records).first
                == "E/Starter.swift: The answer earns nothing under every seed: \"fails\" says missed-fetch. "
                + "See it: course verify picture E/Starter.swift --seed 1 --all")
    }

    @Test func `reports a wrong answer that looks wrong where it should look right`() {
        let exercise = Self.exercise(keeps: Self.keeps)
        let faults = Self.faults(exercise, Self.records(of: exercise, wrongFails: ["simple", "change"]))
        #expect(
            faults == [
                "E/Wrong/Plain.swift:2: The answer does not pass simple under seed 2. "
                    + "See it: course verify picture E/Wrong/Plain.swift --seed 2 --all"
            ])
    }

    @Test func `asks for the purpose of a scenario that no answer fails`() {
        let exercise = Self.exercise()
        #expect(
            Self.faults(exercise, Self.records(of: exercise)) == [
                "E/exercise.md:12: Nothing shows that the scenario simple is needed: no wrong answer fails there. "
                    + "Add a wrong answer that fails only there, give a reason under \"keeps\", or remove the scenario."
            ])
    }

    @Test func `knows every code and scenario that its files name`() {
        let exercise = Self.exercise(fails: ["mised-fetch"], keeps: ["simpel": "…", "simple": "…"])
        let faults = Self.faults(exercise, [])
        #expect(
            faults.contains(
                "E/exercise.md: No finding is called \"mised-fetch\". Did you mean \"missed-fetch\"?"))
        #expect(faults.contains("E/exercise.md: No scenario is called \"simpel\". Did you mean \"simple\"?"))
    }

    @Test func `names an answer that cannot run, and the reason`() {
        let exercise = Self.exercise(keeps: Self.keeps)
        var records = Self.records(of: exercise)
        records[2].obstacle = "Plain.swift:3: cannot find 'x' in scope"
        #expect(
            Self.faults(exercise, records) == [
                "E/Wrong/Plain.swift: The answer cannot run: Plain.swift:3: cannot find 'x' in scope. "
                    + "Correct the file: every answer of an exercise must compile and run, even a wrong one."
            ])
    }

    @Test func `lists missing parts`() {
        let exercise = Self.exercise(fails: [], wrong: [Self.wrong("Plain", earns: ["missed-fetch"])])
        let gaps = ExerciseExamination(exercise: exercise, records: []).gaps.map(\.fact)
        #expect(
            gaps == [
                "The exercise does not declare its starter's findings",
                "The exercise has too few wrong answers",
                "No wrong answer looks right in any scenario",
            ])
    }

    @Test(arguments: [
        ("show\nsettle", ["The hidden scenario change is the same in every run"]),
        (
            "pick WAIT from 1s to 2s\nshow\nsettle",
            ["The hidden scenario change is the same in every run"]
        ),
        ("pick WAIT from 1s to 2s\nshow\nwait {WAIT}", []),
    ])
    func `draws a value in each hidden scenario`(text: String, facts: [String]) {
        let gaps = ExerciseExamination(exercise: Self.exercise(hidden: text), records: []).gaps.map(\.fact)
        #expect(gaps.filter { $0.contains("hidden scenario") } == facts)
    }

    @Test func `quotes no line of its solution in a hint`() {
        let telling = Self.exercise(hint: "Write this:\n\n    .task(id: address) { await load() }\n")
        let found = HintExamination(exercise: telling, records: []).faults.map(\.description)
        #expect(
            found == [
                "E/exercise.md:40: The hint \"Look\" contains a line of the solution: "
                    + ".task(id: address) { await load() }. Explain the line in words."
            ])
        #expect(HintExamination(exercise: Self.exercise(), records: []).faults.isEmpty)
    }

    @Test func `has hints for the findings that learners see first`() {
        let exercise = Self.exercise()
        let records = [
            Self.record(ProvenAnswer.all(of: exercise)[1], [([.crash, .missedFetch], ["change"])])
        ]
        #expect(
            HintExamination(exercise: exercise, records: records).gaps.map(\.fact) == [
                "The exercise has no hints for crash"
            ])
        #expect(HintExamination(exercise: exercise, records: Self.records(of: exercise)).gaps.isEmpty)
    }

    @Test func `names what it teaches`() {
        let silent = Self.exercise(learned: nil)
        #expect(
            HintExamination(exercise: silent, records: Self.records(of: silent)).gaps.map(\.fact) == [
                "The page has no section \"Learned\""
            ])
    }
}
