import Curriculum
import Referee
import Testing
import Verification

@Suite struct `A hostile answer` {
    private static let course = Result { try CourseUnderTest() }

    /// A view that does `mischief` and nothing that the exercise requires.
    private static func view(body: String = "Text(\"hello\")", and more: String = "") -> String {
        """
        import SwiftUI
        struct ProfilePicture: View {
            let width: Int
            let height: Int
            var body: some View { \(body) }
        }
        \(more)
        """
    }

    private func mark(_ source: String) throws -> VerifyOutcome {
        let course = try Self.course.get()
        return try course.mark(source, of: try course.exercise("changing-picture"))
    }

    private func outcomes(_ source: String) throws -> [RunOutcome] {
        guard case .judged(let judgement) = try mark(source) else { return [] }
        #expect(!judgement.verdict.passed)
        return judgement.traces.map(\.outcome)
    }

    @Test func `that loops forever in its body reaches the processor limit`() throws {
        let outcomes = try outcomes(Self.view(body: "{ while true {} ; return Text(\"\") }()"))
        #expect(outcomes.allSatisfy { $0 == .exceeded(.processorTime) })
        #expect(!outcomes.isEmpty)
    }

    @Test func `that works without letting time pass is reported for it`() throws {
        let outcomes = try outcomes(Self.view(body: "Text(\"\").task { while true { await Task.yield() } }"))
        #expect(outcomes.allSatisfy { $0 == .exceeded(.stepsWithoutTime) })
        #expect(!outcomes.isEmpty)
    }

    @Test func `that traps is reported with the runtime's message and its line`() throws {
        let outcomes = try outcomes(Self.view(body: "{ fatalError(\"gone\") ; return Text(\"\") }()"))
        guard case .crashed(_, let message, let location) = outcomes.first else {
            Issue.record("it did not crash: \(outcomes)")
            return
        }
        #expect(message == "Fatal error: gone")
        #expect(location?.description == "ProfilePicture.swift:5")
    }

    @Test func `that loads a web address on a background queue goes on, as without a network`() throws {
        let read = """
            func read(_ url: URL) {
                do { _ = try Data(contentsOf: url) } catch { print("\\((error as? URLError)?.code.rawValue ?? 0)") }
            }
            """
        let load = "DispatchQueue.global().async { read(URL(string: \"https://img.example/1\")!) }"
        let outcomes = try outcomes(Self.view(body: "Text(\"\").onAppear { \(load) }", and: read))
        #expect(outcomes.allSatisfy { $0 == .completed })
        #expect(!outcomes.isEmpty)
    }

    @Test(arguments: [
        ("_ = String(format: \"%@\", 0x4141)", "String(format:): the format needs a String or an object"),
        ("NSLog(\"%s\", 1)", "String(format:): %s needs a pointer to memory"),
        ("read(URL(string: \"https://img.example/1\")!)", "Data(contentsOf:) is only for files."),
    ])
    func `that makes a library read at random, or block, ends with the reason`(
        call: String, reason: String
    ) throws {
        let reader = "func read(_ url: URL) { _ = try? Data(contentsOf: url) }"
        let outcomes = try outcomes(Self.view(body: "Text(\"\").onAppear { \(call) }", and: reader))
        guard case .crashed(_, let message, _) = outcomes.first else {
            Issue.record("it did not crash: \(outcomes)")
            return
        }
        #expect(message.hasPrefix("Fatal error: \(reason)"), "\(message)")
        #expect(message.contains("It is called from ProfilePicture.swift:"), "\(message)")
    }

    @Test(arguments: [
        "var a: [UInt8] = [1]; print(Data(bytes: &a, count: 4096))",
        "var a: [UInt8] = [1]; Data(count: 4096).copyBytes(to: &a, count: 4096)",
        "var a: [UInt8] = [1]; (Data(count: 4096) as NSData).getBytes(&a, length: 4096)",
        "print(NSUUID(uuidBytes: [1]))", "print(_typeByName(\"Si\") as Any)",
    ])
    func `that reaches for memory or hidden types by a plain name is refused`(call: String) throws {
        let own = "struct Names { var typeByName = 1 }"
        let source = Self.view(body: "Text(\"\").onAppear { \(call) }", and: own)
        guard case .refused = try mark(source) else {
            Issue.record("it was built")
            return
        }
    }

    @Test(arguments: [
        ".frame(width: 1, height: 1)", ".rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0))",
        ".overlay(LinearGradient(colors: [.white, .white], startPoint: .top, endPoint: .bottom))",
        ".fullScreenCover(isPresented: .constant(true)) { Color.black }",
    ])
    func `that hides its spinner in another way does not pass`(modifier: String) throws {
        let course = try Self.course.get()
        let exercise = try course.exercise("changing-picture")
        let hidden = exercise.solution.text.replacing("ProgressView()", with: "ProgressView()\(modifier)")
        let judgement = try course.judge(hidden, of: exercise)
        #expect(judgement.verdict.codes == [.wrongScreen], "\(judgement.verdict.codes)")
    }

    @Test func `that uses another protocol has fetched nothing`() throws {
        let course = try Self.course.get()
        let exercise = try course.exercise("changing-picture")
        let other = exercise.solution.text.replacing("https://", with: "ftp://")
        #expect(try course.judge(other, of: exercise).verdict.codes.contains(.missedFetch))
    }

    @Test func `that prints a megabyte neither hangs nor passes`() throws {
        let flood = "Text(\"\").task { print(String(repeating: \"x\", count: 1 << 20)) }"
        let outcomes = try outcomes(Self.view(body: flood))
        #expect(outcomes.allSatisfy { $0 == .completed })
        #expect(!outcomes.isEmpty)
    }

    @Test func `that floods standard output directly neither hangs nor passes`() throws {
        let flood =
            "Text(\"\").task { for _ in 0..<64 { Swift.print(String(repeating: \"x\", count: 1 << 16)) } }"
        #expect(!(try mark(Self.view(body: flood))).passed)
    }

    @Test func `that calls exit does not pass`() throws {
        #expect(!(try mark(Self.view(body: "Text(\"\").onAppear { exit(0) }"))).passed)
    }

    @Test(arguments: [
        "struct Host: View { var body: some View { Text(\"mine\") } }",
        "enum Lab { struct Stage { static func pointer(_ root: () -> Any) -> UnsafeMutableRawPointer { fatalError() } } }",
        "struct Knob<Value> { var wrappedValue: Value }",
        "public func courseRoot() -> Int { 0 }",
        "struct ProgressView: View { var body: some View { Text(\"spinner\") } }",
        "extension URLSession { func data(from url: URL) async throws -> (Data, URLResponse) { fatalError() } }",
        "func print(_ items: Any...) {}",
    ])
    func `that redeclares the course's names does not pass`(declaration: String) throws {
        #expect(!(try mark(Self.view(and: declaration))).passed)
    }

    private static let ownKnob = "@propertyWrapper struct Knob<Value> { var wrappedValue: Value }"

    @Test func `that declares a type named Knob is verified like any other`() throws {
        let course = try Self.course.get()
        let exercise = try course.exercise("changing-picture")
        let judgement = try course.judge("\(exercise.solution.text)\n\(Self.ownKnob)", of: exercise)
        #expect(judgement.verdict.passed, "\(judgement.verdict.codes)")
    }

    @Test func `that breaks the host's file does not compile`() throws {
        let course = try Self.course.get()
        let exercise = try course.exercise("changing-picture")
        let lab = "enum Lab { \(Self.ownKnob) }"
        guard case .rejected = try course.mark("\(exercise.solution.text)\n\(lab)", of: exercise) else {
            Issue.record("it was built")
            return
        }
    }

    /// The compiler finds the answer's `Knob` before the `Knob` of `Host.swift`.
    @Test func `that keeps its host from running a scenario is at fault if the solution runs it`() throws {
        let course = try Self.course.get()
        let exercise = try course.exercise("changing-picture")
        let host =
            exercise.host.text.replacing(/@Knob var (width|height)/) { "@Turned<Int> var \($0.output.1)" }
            + "typealias Turned<V: KnobValue> = Knob<V>\n"
        let sensitive = exercise.with(host: host)
        let judgement = try course.judge("\(exercise.solution.text)\n\(Self.ownKnob)", of: sensitive)
        #expect(!judgement.verdict.passed)
        #expect(judgement.verdict.codes.contains(.brokeProtocol), "\(judgement.verdict.codes)")
        #expect(try course.judge(exercise.solution.text, of: sensitive).verdict.passed)
    }

    @Test func `is not at fault for a scenario that the solution cannot run either`() throws {
        let course = try Self.course.get()
        let exercise = try course.exercise("changing-picture")
        let deaf = exercise.with(host: exercise.host.text.replacing("@Knob", with: "@State"))
        #expect(throws: VerificationFault.self) { try course.mark(exercise.starter.text, of: deaf) }
    }

    @Test(arguments: ["", "\u{FEFF}", "import SwiftUI\n", "struct {", "\0\0\0\0"])
    func `that is no program does not pass`(source: String) throws {
        #expect(!(try mark(source)).passed)
    }

    @Test func `of ten megabytes is refused`() throws {
        guard case .refused = try mark(String(repeating: "// x\n", count: 2 << 20)) else {
            Issue.record("it was not refused")
            return
        }
    }
}

extension Exercise {
    /// A copy of the exercise with another `Host.swift`.
    fileprivate func with(host text: String) -> Exercise {
        Exercise(
            id: id, number: number, title: title, minutes: minutes, answerFile: answerFile, task: task,
            scenarios: scenarios, fixtures: fixtures, starter: starter,
            host: SourceFile(path: host.path, text: text), solution: solution)
    }
}
