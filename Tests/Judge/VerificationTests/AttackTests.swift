import Curriculum
import Grading
import Referee
import Scenario
import TestSupport
import Testing
import Verification
import Workshop

/// Answers that attack the grader. Each attack would succeed against a grader that computes the verdict in the answer's
/// process.
///
/// Each attack runs twice: with the check of the source and without it.
@Suite struct `An attack` {
    private static let course = Result { try CourseUnderTest() }
    /// Two attacks let each run wait for its whole time limit.
    private static let hastyCourse = Result { try CourseUnderTest(wallSeconds: 5) }

    struct Attack: Sendable, CustomTestStringConvertible {
        var testDescription: String
        /// The rule by which the check of the source refuses the attack; nil if the check accepts the answer.
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
        Attack(
            "names a case for each function that it calls", refusedBy: "symbol",
            body: "Text(\"\").onAppear { exit(0) }", "enum Door { case exit }"),
        Attack(
            "names a case for the attribute that it uses", refusedBy: "underscored-attribute",
            body: "Text(\"\").onAppear { leave(0) }",
            "enum Door { case exit, _silgen_name }\n@_silgen_name(\"exit\") func leave(_ status: Int32)"),
        Attack(
            "reads the conversation and writes well-formed messages", refusedBy: "symbol",
            body: "Text(\"\").onAppear { forge() }", forgery(length: 4)),
        Attack(
            "writes messages with its own seal", refusedBy: "symbol",
            body: "Text(\"\").onAppear { forge() }", forgery(length: 20)),
    ]

    /// Code that replies to each of the referee's messages with a pause without events, on every socket of its process.
    /// `length` is the length in a message's head.
    private static func forgery(length: Int) -> String {
        """
        import Foundation
        func take(_ count: Int, from file: Int32) -> [UInt8] {
            var bytes = [UInt8](repeating: 0, count: count)
            var filled = 0
            while filled < count {
                let got = recv(file, &bytes[filled], count - filled, 0)
                if got <= 0 { return [] }
                filled += got
            }
            return bytes
        }
        func forge() {
            let words = Array(#"{"paused":{"_0":{"at":0,"events":[],"nextDeadline":null}}}"#.utf8)
            let head = [0, 0, 0, UInt8(words.count)] + [UInt8](repeating: 9, count: \(length) - 4)
            for file in Int32(3)..<256 {
                var kind: Int32 = 0
                var size = socklen_t(4)
                guard getsockopt(file, SOL_SOCKET, SO_TYPE, &kind, &size) == 0 else { continue }
                while true {
                    var answer = head + words
                    guard send(file, &answer, answer.count, Int32(MSG_NOSIGNAL)) > 0 else { break }
                    let asked = take(\(length), from: file)
                    guard asked.count == \(length) else { break }
                    let message = take(Int(asked[2]) << 8 | Int(asked[3]), from: file)
                    if String(decoding: message, as: UTF8.self).contains("bye") { break }
                }
            }
            quick_exit(0)
        }
        """
    }

    @Test(arguments: attacks) func `is refused or fails`(attack: Attack) throws {
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

    @Test(.completeProof, arguments: attacks) func `does not pass without the gate either`(attack: Attack)
        throws
    {
        let course = try Self.hastyCourse.get()
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

    @Test func `that replies in the host's place is detected by the seal`() throws {
        let course = try Self.course.get()
        let exercise = try course.exercise("changing-picture")
        let forger = Attack(
            "forges", refusedBy: nil, body: "{ forge(); return Text(\"\") }()", Self.forgery(length: 20))
        let files = [(exercise.answerFile, forger.source), ("Host.swift", exercise.host.text)].map {
            Answer.File(name: $0, bytes: Array($1.utf8), author: .course)
        }
        guard case .built(let app) = try course.workshop.build(Answer(files: files, root: "Host()")) else {
            Issue.record("it was not built")
            return
        }
        let source = try #require(exercise.scenarios.first)
        let scenario = try Scenario(parsing: source.text, name: source.name)
        let trace = try Referee.run(scenario, seed: 1, on: HostedApp(try course.workshop.launch(app)))
        #expect(
            trace.outcome == .brokeProtocol("a message did not come from the course's own code in the app"))
    }

    /// Calls of functions that the check of the source does not list, and calls of names that the answer also declares.
    @Test(arguments: [
        "read(3, nil, 0)", "write(3, nil, 0)", "system(\"true\")", "kill(1, 9)", "raise(9)",
        "signal(9, SIG_IGN)", "open(\"/\", 0)", "socket(1, 1, 0)", "poll(nil, 0, 0)", "getenv(\"HOME\")",
        "gethostid()", "quick_exit(0)", "shmget(1, 1, 0)", "fputs(\"x\", stdout)", "errno",
        "strerror(1)", "getpid()", "DispatchIO(type: .stream, fileDescriptor: 3, queue: .main) { _ in }",
    ])
    func `that calls the C library is refused with its line`(call: String) throws {
        let course = try Self.course.get()
        let exercise = try course.exercise("changing-picture")
        let source = exercise.solution.text + "\nfunc reach() { _ = \(call) }\n"
        guard case .refused(let findings) = try course.mark(source, of: exercise) else {
            Issue.record("it was not refused")
            return
        }
        let line = source.split(separator: "\n", omittingEmptySubsequences: false).count - 1
        #expect(findings.contains { $0.rule == "symbol" && $0.line == line }, "\(findings)")
    }

    @Test func `does not include calls of math functions and Foundation that apps need`() throws {
        let course = try Self.course.get()
        let exercise = try course.exercise("changing-picture")
        let source =
            exercise.solution.text + """

                func figures() async throws -> String {
                    let angle = atan2(pow(2, 0.5), sqrt(3)) + floor(2.5) + log10(100) + hypot(3, 4) + fmod(7, 4)
                    let date = Date.now.addingTimeInterval(angle).formatted(date: .abbreviated, time: .omitted)
                    let words = "a,b".components(separatedBy: ",").map { $0.uppercased() }.sorted()
                    let found = "a1".range(of: "[0-9]", options: .regularExpression).map { _ in "one" } ?? ""
                    let data = try JSONEncoder().encode([UUID().uuidString: [1.5]])
                    try await Task.sleep(for: .milliseconds(5))
                    NotificationCenter.default.post(name: .init("done"), object: nil)
                    let lock = NSLock()
                    lock.withLock { print(data.count, data.base64EncodedString()) }
                    return "\\(date) \\(words) \\(found) \\(Int.random(in: 0..<9)) \\(String(format: "%.2f", angle))"
                }
                """
        #expect(try course.judge(source, of: exercise).verdict.passed)
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

    @Test func `that hides code from this platform is refused`() throws {
        let course = try Self.course.get()
        let exercise = try course.exercise("changing-picture")
        let source = "#if os(Linux)\n\(exercise.solution.text)\n#else\nimport SwiftUI\n#endif\n"
        guard case .refused(let findings) = try course.mark(source, of: exercise) else {
            Issue.record("it was not refused")
            return
        }
        #expect(findings.map(\.rule) == ["host"])
    }

    /// The answer recognizes the visible scenarios and works only in them.
    @Test func `that behaves only in visible scenarios fails in the hidden ones`() throws {
        let course = try Self.course.get()
        let exercise = try course.exercise("changing-picture")
        let honest = exercise.solution.text
        let seen = Set(
            exercise.scenarios.filter { !$0.isHidden }.flatMap { scenario in
                scenario.text.matches(of: /(?:height[ =]|size[ =][0-9]+x)([0-9]+)/).map { "\($0.output.1)" }
            })
        #expect(seen.contains("200"))
        let known = seen.sorted().joined(separator: ", ")
        let wary = honest.replacing(".task(id:", with: ".task(id: ![\(known)].contains(height) ? \"\" :")
        try #require(wary != honest)
        let verdict = try course.judge(wary, of: exercise).verdict
        let failed = verdict.scenarios.filter { !$0.passed }
        #expect(!verdict.passed)
        #expect(!failed.isEmpty)
        #expect(
            failed.allSatisfy { $0.isHidden },
            "it fails only where it has not seen the sizes: \(failed.map(\.name))")
    }

    /// Virtual time does not pass while the processor works. An app that finds a second clock would know that it runs
    /// in the course.
    @Test func `that looks for a second clock finds the same time everywhere`() throws {
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
