import Curriculum
import Foundation
import Grading
import TestSupport
import Testing
import Wire
import Workshop

@testable import Classroom

@Suite struct `Among formats` {
    /// Students with different outcomes, and with names and texts that need quoting.
    private static var gradebook: Gradebook {
        var passed = Grade(.passed, "100 of 100 points.", score: 100)
        passed.counts = Grade.Counts(requests: 3, par: 3, redundant: 0, uncancelled: 0)
        var doubtful = passed
        doubtful.explored = SecondOpinion(
            stories: 500,
            found: [
                SecondOpinion.Find(
                    code: "missed-fetch", sentence: "It never loaded \"/2/1\".", file: "Picture.swift",
                    line: 12,
                    story: "show width=1\nset width 2\n"),
                SecondOpinion.Find(code: "wrong-screen", sentence: "An old picture.", story: "show\n"),
            ])
        var unexplored = passed
        unexplored.explored = SecondOpinion(
            stories: 0, obstacle: "Exploring it took longer than an answer may.")
        var failed = Grade(.notPassed, "40 of 100 points: missed fetch.", score: 40)
        failed.counts = Grade.Counts(requests: 2, par: 3, redundant: 1, uncancelled: 1, wastedBytes: 2048)
        failed.findings = [
            Grade.Finding(
                code: "missed-fetch", sentence: "It never loaded \"/200/300\".", scenario: "resize",
                file: "Picture.swift", line: 12),
            Grade.Finding(
                code: "wrong-screen", sentence: "A spinner.", scenario: "resize", consequence: true),
        ]
        var refused = Grade(.refused, "Glibc is not among the modules an answer may import.")
        refused.refusals = [
            GateFinding(
                rule: "import", file: "Picture.swift", line: 1, column: 8, fact: "Glibc.",
                instead: "Foundation.")
        ]
        var broken = Grade(.doesNotCompile, "It does not compile: 1 error.")
        broken.diagnostics = [
            Diagnostic(
                file: "Picture.swift", line: 3, column: 5, severity: .error, message: "cannot find 'x'")
        ]
        let grades = [
            ("anna", passed), ("Mayr, Ben", failed), ("=1+1", refused), ("dora", broken),
            ("emil", Grade(.missing, "There is no Picture.swift.")),
            ("gus | <b>", doubtful), ("hal", unexplored),
            ("fay", Grade(.notMarked, "It could not be marked.", score: nil)),
        ]
        let rules = ClassRules()
        let assigned = [rules.assigned(.picture)]
        let entries = grades.sorted { $0.0 < $1.0 }.map { name, grade in
            let answer = GradedAnswer(
                "changing-picture", grade: grade, answer: "Picture.swift",
                digest: Digest(of: Array(name.utf8)))
            return Gradebook.Entry(student: name, total: Total([answer], assigned).value, results: [answer])
        }
        return Gradebook(
            entries, exercises: assigned, conditions: Conditions(course: "1", compiler: "swift", seeds: 7))
    }

    @Test(arguments: Formats.all().map(\.name)) func `each writes the whole gradebook`(name: String) throws {
        let format = try #require(Formats.all().first { $0.name == name })
        for file in try format.files(of: Self.gradebook) {
            try expectSnapshot(
                String(decoding: file.bytes, as: UTF8.self), file.name.replacing("/", with: ":"))
        }
    }

    @Test func `the summary lists passed answers that a person should look at, and lowers no score`() throws {
        let summary = GradebookSummary(Self.gradebook, reused: 0, results: ["results.json"])
        #expect(summary.outcomes["passed"] == 3)
        #expect(summary.explored.map(\.student) == ["gus | <b>"])
        #expect(
            summary.text.contains(
                """
                Passed, and invented stories found something. Look at these yourself:
                  gus | <b>, changing-picture: missed-fetch Picture.swift:12, wrong-screen
                1 answer could not be explored; results.json says why.
                """))
        #expect(try summary.json.contains("\"notExplored\" : 1"))
    }

    @Test func `each has a name and a file of its own`() {
        #expect(Set(Formats.all().map(\.name)).count == Formats.all().count)
        #expect(Set(Formats.all().map(\.fileName)).count == Formats.all().count)
    }

    @Test func `each type in the folder is in the list`() throws {
        let folder = Checkout.root.appending(path: "Sources/Classroom/Formats")
        var types: Set<String> = []
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /struct (\w+): Gradebook(?:Format|Text)/) {
                types.insert(String(match.1))
            }
        }
        #expect(types == Set(Formats.all().map { "\(type(of: $0))" }))
    }
}
