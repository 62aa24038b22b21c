import Curriculum
import Foundation
import Grading
import TestSupport
import Testing
import Verification
import Wire
import Workshop

@testable import Classroom

@Suite struct `A result format` {
    /// Students with different outcomes, and with names and texts that need quotes.
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
            stories: 0, obstacle: "Exploring the answer took longer than allowed.")
        var failed = Grade(.notPassed, "40 of 100 points: missed fetch.", score: 40)
        failed.counts = Grade.Counts(requests: 2, par: 3, redundant: 1, uncancelled: 1, wastedBytes: 2048)
        failed.findings = [
            Grade.Finding(
                code: "missed-fetch", sentence: "It never loaded \"/200/300\".", scenario: "resize",
                file: "Picture.swift", line: 12),
            Grade.Finding(
                code: "wrong-screen", sentence: "A spinner.", scenario: "resize", consequence: true),
        ]
        var refused = Grade(.refused, "Your file may not import Glibc.")
        refused.refusals = [
            GateFinding(
                rule: "import", file: "Picture.swift", line: 1, column: 8, fact: "Glibc.",
                instead: "Foundation.")
        ]
        var broken = Grade(.doesNotCompile, "The answer does not compile: 1 error.")
        broken.diagnostics = [
            Diagnostic(
                file: "Picture.swift", line: 3, column: 5, severity: .error, message: "cannot find 'x'")
        ]
        let grades = [
            ("anna", passed), ("Mayr, Ben", failed), ("=1+1", refused), ("dora", broken),
            ("emil", Grade(.missing, "There is no Picture.swift.")),
            ("gus | <b>", doubtful), ("hal", unexplored),
            ("fay", Grade(.notMarked, "The course could not grade the answer.", score: nil)),
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

    @Test(arguments: Formats.all().map(\.name)) func `contains the whole gradebook`(name: String) throws {
        let format = try #require(Formats.all().first { $0.name == name })
        for file in try format.files(of: Self.gradebook) where !file.name.hasSuffix(".zip") {
            try expectSnapshot(
                String(decoding: try file.bytes, as: UTF8.self), file.name.replacing("/", with: ":"))
        }
    }

    @Test func `as a summary lists passed answers that a person should look at`() throws {
        let summary = GradebookSummary(Self.gradebook, reused: 0, results: ["results.json"])
        #expect(summary.outcomes["passed"] == 3)
        #expect(summary.explored.map(\.student) == ["gus | <b>"])
        #expect(
            summary.text.contains(
                """
                These answers passed, but invented stories found faults. Look at these answers yourself:
                  gus | <b>, changing-picture: missed-fetch Picture.swift:12, wrong-screen
                1 answer could not be explored; results.json has the reasons.
                """))
        #expect(try summary.json.contains("\"notExplored\" : 1"))
    }

    @Test func `shares its name and file with no other format`() {
        #expect(Set(Formats.all().map(\.name)).count == Formats.all().count)
        #expect(Set(Formats.all().map(\.fileName)).count == Formats.all().count)
    }

    @Test func `is in the list of formats if its type is in the folder`() throws {
        let folder = Checkout.folder(of: "Classroom").appending(path: "Formats")
        var types: Set<String> = []
        for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        where file.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            for match in text.matches(of: /struct (\w+): Gradebook(?:Format|Text)/) {
                types.insert(String(match.1))
            }
        }
        #expect(types == Set(Formats.all().map { "\(type(of: $0))" }))
    }

    // MARK: - Other systems

    private static let hasSchemaChecker = (try? python("import jsonschema")) == ""

    @Test(.enabled(if: hasSchemaChecker, "python3-jsonschema is not installed"))
    func `as JSON matches its published schema`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "schema-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for file in ResultsJSON().files(of: Self.gradebook) {
            try Data(file.bytes).write(to: folder.appending(path: file.name))
        }
        let checked = try Self.python(
            """
            import json, jsonschema
            schema = json.load(open("\(Checkout.root.path)/docs/results.schema.json"))
            jsonschema.Draft202012Validator.check_schema(schema)
            jsonschema.validate(json.load(open("\(folder.path)/results.json")), schema)
            print("valid")
            """)
        #expect(checked == "valid\n")
    }

    @Test func `as JSON is identical if written student by student`() throws {
        #expect(try ResultsJSON().text(of: Self.gradebook) == ResultsJSON.text(Self.gradebook) + "\n")
        var empty = Self.gradebook
        empty.students = []
        #expect(try ResultsJSON().text(of: empty) == ResultsJSON.text(empty) + "\n")
    }

    @Test func `as JSON reads back without loss`() throws {
        let text = try ResultsJSON().text(of: Self.gradebook)
        let read = try JSONDecoder().decode(Gradebook.self, from: Data(text.utf8))
        #expect(read == Self.gradebook)
    }

    @Test func `writes no file outside its folder for any student's name`() throws {
        for name in [
            "../../etc/passwd", "/etc/passwd", "..", "a/b", "CON\u{0}", String(repeating: "x", count: 300),
        ] {
            let entry = Gradebook.Entry(student: name, results: [])
            let book = Gradebook([entry], exercises: [], conditions: .test)
            for file in try Formats.all().flatMap({ try $0.files(of: book) }) {
                let steps = file.name.split(separator: "/", omittingEmptySubsequences: false)
                #expect(!steps.contains("..") && !steps.contains("") && steps.count <= 4, "\(file.name)")
                #expect(steps.allSatisfy { $0.utf8.count <= 80 }, "\(file.name)")
            }
        }
        #expect(SafeName("Anna Ä").text != SafeName("Anna Ö").text)
    }

    @Test func `as a feedback page is valid HTML for any name`() throws {
        let entry = Gradebook.Entry(student: "</title><script>alert(1)</script>", results: [])
        let book = Gradebook([entry], exercises: [], conditions: .test)
        let page = FeedbackHTML.page(entry, book, .open)
        #expect(!page.contains("<script") && page.contains("default-src 'none'"))
    }

    @Test func `shows no hidden scenario under the policy before-due`() throws {
        var grade = Grade(.notPassed, "50 of 100 points.", score: 50)
        let scenarios =
            #"[{"name":"a","title":"Known","hidden":false,"passed":true,"score":100},"#
            + #"{"name":"b","title":"Secret","hidden":true,"passed":false,"score":0}]"#
        grade.scenarios = try JSONDecoder().decode([Grade.Scenario].self, from: Data(scenarios.utf8))
        grade.findings = [Grade.Finding(code: "missed-fetch", sentence: "The secret.", scenario: "b")]
        let answer = GradedAnswer(
            "changing-picture", grade: grade, answer: "Picture.swift", digest: Digest(of: []))
        let entry = Gradebook.Entry(student: "anna", results: [answer])
        let book = Gradebook([entry], exercises: [], conditions: .test)
        let pages = FeedbackPolicy.allCases.map { FeedbackMarkdown.page(entry, book, $0) }
        #expect(pages.map { $0.contains("Secret") } == [true, false, false])
        #expect(pages.map { $0.contains("The secret.") } == [true, false, false])
        #expect(pages.map { $0.contains("Known") } == [true, true, false])
        #expect(pages[1].contains("0 of 1 hidden scenarios passed"))
    }

    @Test func `names each mistake once, in the order of the report, and which one explains it`() throws {
        var traces = [Diagram("want /a   |-|\nGET /a    o---+", phase: .onAppear, isUnowned: true).trace]
        traces.append(traces[0])
        traces[1].scenario.name = "again"
        let grade = Grade(
            .judged(GradedRuns(verdict: Verdict(judging: traces), traces: [], warnings: [])))
        #expect(grade.mistakes.map(\.first.code) == ["unowned-task", "missing-cancellation"])
        #expect(grade.mistakes.map(\.scenarios) == [2, 2])
        #expect(grade.mistakes.map(\.first.because) == [nil, 1])
        #expect(grade.codes == [.unownedTask, .missingCancellation])
        let answer = GradedAnswer(
            "changing-picture", grade: grade, answer: "Picture.swift", digest: Digest(of: []))
        let book = Gradebook(
            [Gradebook.Entry(student: "anna", results: [answer])], exercises: [], conditions: .test)
        let sarif = try ResultsSARIF().text(of: book)
        #expect(sarif.components(separatedBy: "\"ruleId\"").count == 3)
        #expect(sarif.contains("2 of 2 scenarios show this. Finding 1 is the cause of this finding."))
        let junit = JUnitXML().text(of: book)
        #expect(junit.contains("message=\"1. A `Task` begun in"))
        #expect(junit.contains(" 2. GET /a was not cancelled"))
        let page = FeedbackMarkdown.page(book.students[0], book, .open)
        #expect(page.contains("(Answer.swift:12, in 2 scenarios)"))
    }

    /// The output and the errors of a Python program.
    private static func python(_ program: String) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-c", program]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }
}
