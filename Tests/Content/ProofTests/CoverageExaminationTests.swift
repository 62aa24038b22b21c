import Curriculum
import Foundation
import TestSupport
import Testing

@testable import Proof

@Suite struct `An exercise's coverage` {
    private static let everything = Dictionary(
        uniqueKeysWithValues: Circumstance.allCases.map { ($0.rawValue, "It cannot be.") })

    private static func exercise(
        holds: [String: [String]] = ["simple": ["is fetched once"], "leaving": ["so does its work"]],
        meets: [String: [String]] = [:], without: [String: String] = everything,
        kind: ExerciseKind = .repair, simple: String = "show\n", errors: [String] = []
    ) -> Exercise {
        let blank = SourceFile(path: "", text: "")
        return Exercise(
            id: "picture", number: ExerciseNumber(part: 6, index: 1), title: "", minutes: 10, kind: kind,
            answerFile: "Picture.swift",
            coverage: Coverage(holds: holds, meets: meets, without: without.filter { meets[$0.key] == nil }),
            errors: errors,
            task: "So that\n\n- each size\n  is fetched once;\n- when the view goes, so does its work.",
            scenarios: [
                ScenarioSource(name: "simple", text: simple, file: "E/exercise.md", firstLine: 12),
                ScenarioSource(name: "leaving", text: "show\nhide\n", file: "E/exercise.md", firstLine: 20),
            ], starter: blank, host: blank, solution: blank, folder: "E")
    }

    private static func all(_ exercise: Exercise) -> [String] {
        let examination = CoverageExamination(exercise: exercise)
        return (examination.faults + examination.gaps).map(\.description)
    }

    @Test func `is complete if every bullet has a scenario and every circumstance a scenario or a reason`() {
        #expect(Self.all(Self.exercise()) == [])
    }

    @Test func `is not checked if the answer is a scenario`() {
        #expect(Self.all(Self.exercise(holds: [:], without: [:], kind: .scenario)) == [])
    }

    @Test func `quotes the task exactly`() {
        #expect(
            Self.all(
                Self.exercise(holds: [
                    "simple": ["is fetched once", "fetched twice"], "leaving": ["its work"],
                ]))
                == [
                    "E/exercise.md: No bullet of the task contains the quote of simple: \"fetched twice\". "
                        + "Copy the words from the task exactly."
                ])
    }

    @Test func `covers each bullet and each scenario`() {
        #expect(
            Self.all(Self.exercise(holds: ["simple": ["is fetched once"]])) == [
                "E/exercise.md: No scenario checks a bullet of the task: \"when the view goes, so does its work.\". "
                    + "Name a scenario under \"holds\", write a new scenario, or remove the bullet.",
                "E/exercise.md:20: The scenario leaving checks no bullet of the task. "
                    + "Quote a bullet under \"holds\", add a bullet to the task, or remove the scenario.",
            ])
    }

    @Test func `covers each circumstance`() {
        let without = Self.everything.filter { !["words", "overtaken"].contains($0.key) }
        #expect(
            Self.all(Self.exercise(without: without)) == [
                "E/exercise.md: No scenario meets overtaken and words, and no reason says why. "
                    + "Name a scenario under \"meets\", or give the reason under \"without\"."
            ])
    }

    @Test func `names existing scenarios and circumstances`() {
        let found = Self.all(
            Self.exercise(
                meets: ["words": ["simpel"]],
                without: Self.everything.merging(["status-405": "…"]) { $1 }))
        #expect(
            found == [
                "E/exercise.md: No scenario is called \"simpel\". Did you mean \"simple\"?",
                "E/exercise.md: No circumstance is called \"status-405\". Did you mean \"status-404\"?",
            ])
    }

    @Test func `claims only circumstances that the scenario's lines can cause`() {
        #expect(
            Self.all(
                Self.exercise(meets: ["status-404": ["simple"]], simple: "route /a replies 500 after 1s"))
                == [
                    "E/exercise.md:12: The scenario simple does not meet status-404: it has no status 404. "
                        + "A response has status 404. Add the lines, or name another scenario."
                ])
    }

    @Test func `requires that the task mentions the words of an error`() {
        #expect(
            Self.all(Self.exercise(errors: ["each size is fetched once", "No picture"])) == [
                "E/exercise.md: The task does not mention a text under \"error\": \"No picture\". "
                    + "Say in the task that the app shows this text after a failure, or remove the text from \"error\"."
            ])
    }

    @Test func `has a row for each circumstance on the authors' page`() throws {
        let page = try String(
            contentsOf: Checkout.root.appending(path: "docs/authoring.md"), encoding: .utf8)
        let rows = page.components(separatedBy: "\n").filter { $0.hasPrefix("| `") }
        let circumstances = Circumstance.allCases.map { "| `\($0.rawValue)` | \($0.sentence) |" }
        #expect(rows.filter(circumstances.contains) == circumstances)
    }
}
