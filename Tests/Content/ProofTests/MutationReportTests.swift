import Curriculum
import Foundation
import Testing
import Wire

@testable import Proof

@Suite struct `A report on mutants` {
    private func mutant(_ name: String) -> Mutant {
        Mutant(name: name, sentence: "\(name) is forgotten.", line: 3, edits: [])
    }

    private func report(
        equivalent: [String: String] = [:], solution: MutantFate = .survived, _ fates: [(String, MutantFate)]
    ) -> MutationReport {
        let source = SourceFile(path: "Exercises/01-a/01-b/Solution.swift", text: "")
        let exercise = Exercise(
            id: "b", number: ExerciseNumber(part: 1, index: 2), title: "B", minutes: 1, answerFile: "B.swift",
            equivalent: equivalent, task: "", scenarios: [], starter: source, host: source, solution: source,
            folder: "Exercises/01-a/01-b")
        let one = MutationReport.ExerciseReport(
            exercise, solution: solution, outcomes: fates.map { (mutant($0.0), $0.1) })
        return MutationReport([one], elapsed: .seconds(1))
    }

    @Test func `holds if each mutant that compiles is found`() {
        let report = report([("a", .killed), ("b", .rejected)])
        #expect(report.holds)
        #expect(report.exercises[0].score == "1 of 1")
    }

    @Test func `names a mutant that passes, its line and the mistake`() {
        let report = report([("a", .killed), ("b", .survived)])
        #expect(!report.holds)
        #expect(report.exercises[0].score == "1 of 2")
        #expect(
            MutationSummary(report).text == """
                1.2 b  2 mutants  2 run  1 found  0 equivalent  1 not found

                1.2 b: no scenario finds these changes to the solution.
                  line 3: b
                      b is forgotten.
                  Add a scenario line that finds each, or list it under "equivalent" in Exercises/01-a/01-b/exercise.md.

                Not proven: 1 of 1 exercise do not hold (1 exercise, 2 mutants run in 1.0 s).
                """)
    }

    @Test func `accepts a passing mutant that is listed with a reason`() {
        let report = report(equivalent: ["b": "It is as good."], [("a", .killed), ("b", .survived)])
        #expect(report.holds)
        #expect(report.exercises[0].score == "1 of 1")
    }

    @Test func `rejects a listed mutant that is not equivalent, did not run or does not exist`() {
        let listed = ["a": "x", "b": "x", "see": "x"]
        let report = report(equivalent: listed, [("a", .killed), ("b", .rejected), ("sea", .survived)])
        let page = "Exercises/01-a/01-b/exercise.md"
        #expect(
            report.exercises[0].faults == [
                "\(page): The mutant \"a\" is not equivalent: a scenario finds it. Remove the mutant from \"equivalent\".",
                "\(page): The mutant \"b\" does not run: it does not compile. Remove the mutant from \"equivalent\".",
                "\(page): No mutant is called \"see\". Did you mean \"sea\"?",
            ])
    }

    @Test func `fails if the solution does not pass`() {
        #expect(!report(solution: .killed, [("a", .killed)]).holds)
    }

    @Test func `writes its scores into the page and keeps other exercises' rows`() {
        let report = report([("a", .killed)])
        let first = ScoreTable.text("# Page\n", with: report)
        #expect(first.hasPrefix("# Page\n\n## What the scenarios find\n"))
        #expect(first.hasSuffix("|---|---|---|---|---|\n| 1.2 | 1 | 1 | 0 | 1 of 1 |\n"))
        let other = first.replacing("| 1.2 | 1 | 1 |", with: "| 1.10 | 9 | 9 |")
        #expect(
            ScoreTable.text(other, with: report).hasSuffix(
                "| 1.2 | 1 | 1 | 0 | 1 of 1 |\n| 1.10 | 9 | 9 | 0 | 1 of 1 |\n"))
        #expect(ScoreTable.text(first, with: report) == first)
    }

    @Test func `is cached under everything that can change a mutant's result`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "fates-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = FateStore(folder: folder)
        store.keep(.killed, of: ["engine", "text"])
        #expect(store.fate(["engine", "text"]) == .killed)
        #expect(store.fate(["engine 2", "text"]) == nil)
        #expect(FateStore.none.fate(["engine", "text"]) == nil)
        // The store keeps an entry for thirty days after its last use.
        let day = 24 * 3600.0
        store.prune(now: Date() + 29 * day)
        #expect(store.fate(["engine", "text"]) == .killed)
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        for file in files {
            try FileManager.default.setAttributes(
                [.modificationDate: Date() - 29 * day], ofItemAtPath: file.path)
        }
        #expect(store.fate(["engine", "text"]) == .killed)
        store.prune(now: Date() + 2 * day)
        #expect(store.fate(["engine", "text"]) == .killed)
        store.prune(now: Date() + 31 * day)
        #expect(store.fate(["engine", "text"]) == nil)
    }
}
