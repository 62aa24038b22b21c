import Curriculum
import Grading
import Marking
import Referee
import Scenario
import Testing
import Workshop

/// Attacks that beat a grader which computes its verdict in the answer's own process, written as answers to this one.
///
/// Each is tried twice: through the gate, and without it.
@Suite struct `An attack` {
    private static let course = Result { try CourseUnderTest() }

    struct Attack: Sendable, CustomTestStringConvertible {
        var testDescription: String
        /// The gate's rule that refuses it; nil if the gate accepts it.
        var rule: String?
        var source: String

        init(_ name: String, refusedBy rule: String?, body: String = "Text(\"hello\")", _ more: String = "") {
            testDescription = name
            self.rule = rule
            source = """
                import SwiftUI
                \(more)
                struct ProfilePicture: View {
                    let width: Int
                    let height: Int
                    var body: some View { \(body) }
                }
                """
        }
    }

    static let passed = #"{\"passed\":true,\"score\":100}"#

    static let attacks = [
        Attack("prints a score", refusedBy: nil, body: "Text(\"\").onAppear { print(\"\(passed)\") }"),
        Attack(
            "prints a score and leaves", refusedBy: "process",
            body: "Text(\"\").onAppear { print(\"\(passed)\"); exit(0) }"),
        Attack(
            "leaves a handler for the end", refusedBy: "process",
            body: "Text(\"\").onAppear { atexit { print(\"\(passed)\") } }"),
        Attack(
            "writes to every descriptor", refusedBy: "underscored-attribute",
            body:
                "Text(\"\").onAppear { for file in Int32(0)..<16 { _ = rawWrite(file, \"\(passed)\", 29) } }",
            "@_silgen_name(\"write\") func rawWrite(_ file: Int32, _ text: UnsafePointer<CChar>, _ count: Int) -> Int"
        ),
        Attack(
            "runs before main", refusedBy: "underscored-attribute",
            "@_used @_section(\".init_array\") let early: @convention(c) () -> Void = { exit(0) }"),
        Attack(
            "takes the name of an engine's function", refusedBy: "underscored-attribute",
            "@_cdecl(\"$s9Lifecycle7JournalC6record4factyAA4Wire4FactO_tF\") public func record() {}"),
        Attack(
            "reaches into private counters", refusedBy: "unsafe",
            body: "Text(\"\").onAppear { poke(URLSession.shared) }",
            """
            func poke(_ object: AnyObject) {
                let memory = Unmanaged.passUnretained(object).toOpaque()
                for place in 2..<64 { memory.storeBytes(of: 0, toByteOffset: 8 * place, as: Int.self) }
            }
            """),
        Attack(
            "extends the engine's types", refusedBy: nil,
            body:
                "Text(\"\").task { _ = try? await URLSession.shared.data(from: URL(string: \"https://img.example/200/300\")!) }",
            """
            extension URLSession {
                func data(from url: URL) async throws -> (Data, URLResponse) { (Data(), URLResponse()) }
            }
            extension View { func task(_ action: @escaping () async -> Void) -> some View { self } }
            """),
        Attack(
            "takes the engine's names", refusedBy: nil, body: "Image(\"200/300\")",
            """
            struct Image: View { init(_ name: String) {}; var body: some View { Text("image /200/300") } }
            struct Text: View { init(_ text: String) {}; var body: Never { fatalError() } }
            enum Lab { enum Stage {} }
            """),
        Attack(
            "speaks to the engine itself", refusedBy: "import",
            body:
                "Text(\"\").onAppear { EventLog.shared.record(fact: .stateWritten(view: \"\", name: \"\")) }",
            "import Lifecycle\nimport Wire"),
    ]

    @Test(arguments: attacks) func `is refused, or fails`(attack: Attack) throws {
        let course = try Self.course.get()
        let mark = try course.mark(attack.source, of: course.exercise("changing-picture"))
        #expect(!mark.passed)
        guard let rule = attack.rule else { return }
        guard case .refused(let findings) = mark else {
            Issue.record("it was not refused: \(mark)")
            return
        }
        #expect(findings.contains { $0.rule == rule }, "\(findings)")
    }

    @Test(arguments: attacks) func `does not pass behind the gate's back`(attack: Attack) throws {
        let course = try Self.course.get()
        let exercise = try course.exercise("changing-picture")
        let files = [(exercise.answerFile, attack.source), ("Host.swift", exercise.host.text)].map {
            Answer.File(name: $0, bytes: Array($1.utf8), author: .course)
        }
        let answer = Answer(files: files, root: "Host()")
        guard case .built(let app) = try course.workshop.build(answer) else { return }
        for source in exercise.scenarios {
            let scenario = try Scenario(parsing: source.text, name: source.name)
            let trace = try Referee.run(scenario, seed: 1, on: HostedApp(try course.workshop.launch(app)))
            #expect(!ScenarioVerdict(judging: trace).passed, "\(source.name)")
        }
    }

    @Test(arguments: [
        "CommandLine.arguments.first?.contains(\"course\") == true",
        "ProcessInfo.processInfo.environment.isEmpty",
        "FileManager.default.fileExists(atPath: \"/course\")",
        "NSClassFromString(\"Lab.Stage\") != nil",
        "dlsym(nil, \"course_root\") != nil",
    ])
    func `that asks whether it is watched is refused`(question: String) throws {
        let course = try Self.course.get()
        let exercise = try course.exercise("changing-picture")
        let source = exercise.solution.text + "\nlet isWatched = \(question)\n"
        guard case .refused = try course.mark(source, of: exercise) else {
            Issue.record("it was not refused")
            return
        }
    }

    @Test func `that hides its real self from this platform is refused`() throws {
        let course = try Self.course.get()
        let exercise = try course.exercise("changing-picture")
        let source = "#if os(Linux)\n\(exercise.solution.text)\n#else\nimport SwiftUI\n#endif\n"
        guard case .refused(let findings) = try course.mark(source, of: exercise) else {
            Issue.record("it was not refused")
            return
        }
        #expect(findings.map(\.rule) == ["host"])
    }

    /// It knows the visible scenarios, and behaves well only in those.
    @Test func `that behaves only while watched fails where it thinks it is not`() throws {
        let course = try Self.course.get()
        let exercise = try course.exercise("changing-picture")
        let honest = exercise.solution.text
        let wary = honest.replacing(".task(id:", with: ".task(id: ![200, 300].contains(height) ? \"\" :")
        try #require(wary != honest)
        let verdict = try course.judge(wary, of: exercise).verdict
        let failed = verdict.scenarios.filter { !$0.passed }
        #expect(!verdict.passed)
        #expect(!failed.isEmpty)
        #expect(
            failed.allSatisfy { $0.isHidden },
            "it fails only where it has not seen the sizes: \(failed.map(\.name))")
    }

    /// A clock that does not move while the processor works would reveal the course, if there were another clock.
    @Test func `that looks for a second clock finds the same one everywhere`() throws {
        let course = try Self.course.get()
        let exercise = try course.exercise("changing-picture")
        let question = """

            @MainActor var isWatched: Bool {
                let start = (Date(), ContinuousClock.now, SuspendingClock.now)
                var sum = 0
                for number in 0..<200_000 { sum &+= number }
                let passed = start.0.distance(to: Date()) > 0
                let counted = start.1 != ContinuousClock.now || start.2 != SuspendingClock.now
                return passed != counted && sum != 1
            }
            """
        let source =
            exercise.solution.text.replacing(
                "var body: some View {", with: "var body: some View { let _ = precondition(!isWatched)")
            + question
        let verdict = try course.judge(source, of: exercise).verdict
        #expect(verdict.passed, "the clocks disagree: \(verdict.codes)")
    }
}
