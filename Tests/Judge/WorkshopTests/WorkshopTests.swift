import Foundation
import Testing
import Wire

@testable import Workshop

/// Tests the way from source to a running app, with the real compiler, the real check of the source,
/// and a host of a few lines.
@Suite(.serialized)
struct `The workshop` {
    static let sandboxes = [Sandbox.strongest(environment: ProcessInfo.processInfo.environment), .none]
    let workshop: Workshop

    init() throws {
        workshop = try SmallEngine.workshop(Self.sandboxes[0])
    }

    @Test(arguments: sandboxes)
    func `builds an answer, starts it and receives its output`(sandbox: Sandbox) throws {
        let workshop = try SmallEngine.workshop(sandbox)
        let app = try built(workshop.build(.saying("hello")))
        let running = try workshop.launch(app)
        #expect(try running.channel.receive(HostMessage.self) == .refused(reason: "hello", candidates: []))
        running.kill()
        #expect(running.finish().cause == .stopped)
    }

    @Test func `starts a built app any number of times`() throws {
        let app = try built(workshop.build(.saying("again")))
        for _ in 0..<3 {
            let running = try workshop.launch(app)
            #expect(
                try running.channel.receive(HostMessage.self) == .refused(reason: "again", candidates: []))
        }
    }

    @Test(arguments: sandboxes)
    func `launches hosts first that started during compilation`(sandbox: Sandbox) throws {
        let workshop = try SmallEngine.workshop(sandbox)
        let app = try built(workshop.build(.saying("early"), for: 2))
        for _ in 0..<3 {
            let running = try workshop.launch(app)
            #expect(
                try running.channel.receive(HostMessage.self) == .refused(reason: "early", candidates: []))
        }
        #expect(app.takeHost(.once, under: workshop.limits.run) == nil)
    }

    @Test func `does not use a host that has waited long`() throws {
        let app = try built(workshop.build(.saying("late"), for: 1))
        var limits = workshop.limits.run
        limits.wallSeconds = 0
        #expect(app.takeHost(.once, under: limits) == nil)
    }

    @Test func `links macros, tasks and the standard library`() throws {
        let more = """
            import Synchronization
            import RegexBuilder
            @Observable final class Model {
                var items: [Int] = []
                let lock = Mutex(0)
                @MainActor func load() async throws {
                    try await Task.sleep(for: .seconds(1))
                    items = "1,2".split(separator: Regex { "," }).compactMap { Int($0) }
                }
            }
            """
        let running = try workshop.launch(built(workshop.build(.saying("ok", beside: more))))
        #expect(try running.channel.receive(HostMessage.self) == .refused(reason: "ok", candidates: []))
    }

    @Test func `compiles a file that imports only Foundation against the course's URLSession`() throws {
        var answer = Answer.saying("x")
        let source = "import Foundation\nlet shared: URLSession = URLSession.shared\n"
        answer.files.append(.init(name: "Client.swift", bytes: Array(source.utf8), author: .learner))
        _ = try built(workshop.build(answer))
    }

    @Test func `reports an error with file, line and column, without a path`() throws {
        let answer = Answer.saying("x", beside: "let y: Int = nothing")
        guard case .rejected(let diagnostics) = try workshop.build(answer) else { throw Unexpected() }
        #expect(
            diagnostics == [
                Diagnostic(
                    file: "ContentView.swift", line: 5, column: 14, severity: .error,
                    message: "cannot find 'nothing' in scope", author: .learner)
            ])
    }

    @Test func `reports an error in the course's file only if no other exists`() throws {
        var answer = Answer.saying("x")
        answer.files.append(
            .init(
                name: "Host.swift", bytes: Array("import SwiftUI\nlet host = Missing()\n".utf8),
                author: .course))
        guard case .rejected(let diagnostics) = try workshop.build(answer) else { throw Unexpected() }
        #expect(diagnostics.map(\.author) == [.course])
        #expect(diagnostics.first?.message == "cannot find 'Missing' in scope")
    }

    @Test func `does not compile an answer that the gate refuses`() throws {
        let answer = Answer.saying("x", beside: "func stop() { exit(0) }")
        guard case .refused(let findings) = try workshop.build(answer) else { throw Unexpected() }
        #expect(findings.map(\.rule) == ["process"])
        #expect(findings.first?.line == 5)
    }

    @Test func `gets token marks from the gate for any file name`() throws {
        let source = "struct A { let one = 1; func f(_ x: Int) -> Int { x + one } }\n"
        let files = [source, source.replacing("one", with: "uno"), "let a = 1\n"].enumerated().map {
            place, text in
            Answer.File(name: "Answer\(place).swift", bytes: Array(text.utf8), author: .learner)
        }
        let marks = try #require(try workshop.marks(of: files))
        #expect(!marks[0].isEmpty && marks[0] == marks[1] && marks[2].isEmpty)
        #expect(
            try workshop.marks(of: [
                .init(
                    name: "Deep.swift", bytes: Array(String(repeating: "(", count: 2_000_000).utf8),
                    author: .learner)
            ]) == nil)
    }

    @Test func `compiles answers in Swift 6 language mode`() throws {
        var answer = Answer.saying("x", beside: "var counter = 0")
        _ = try built(workshop.build(answer))
        answer.languageMode = .six
        guard case .rejected(let diagnostics) = try workshop.build(answer) else { throw Unexpected() }
        #expect(
            diagnostics.contains { $0.severity == .error && $0.message.contains("concurrency-safe") },
            "\(diagnostics)")
    }

    @Test func `ends a type checker bomb with a message`() throws {
        let bomb =
            "let x = " + (0..<24).map { "[\($0): \"\($0)\", 1.5: [\($0)]]" }.joined(separator: " ?? ")
            + " as Int"
        switch try workshop.build(.saying("x", beside: bomb)) {
        case .rejected, .exceeded: break
        case .built, .refused: throw Unexpected()
        }
    }

    @Test func `names the limit and the phase of a compile that takes too long`() throws {
        var limits = PhaseLimits()
        // Without optimization, checking a source file of this length takes some seconds.
        (limits.compile.cpuSeconds, limits.gate.cpuSeconds) = (1, 60)
        let workshop = try SmallEngine.workshop(Self.sandboxes[0], limits: limits)
        // This source reaches only the limit on time, because compiling it takes much time but little
        // memory.
        let long = (0..<4000).map { "let x\($0) = [1, 2.5].map { $0 * 2 + \($0) }.reduce(0, +)" }
            .joined(separator: "\n")
        let result = try workshop.build(.saying("x", beside: long))
        guard case .exceeded(.cpuTime, .compile) = result else {
            Issue.record("\(result)")
            return
        }
    }

    @Test func `reports a crash with the runtime's message and the learner's line`() throws {
        let answer = Answer.saying("\\(broken())", beside: "func broken() -> Int { [Int]()[0] }")
        let running = try workshop.launch(built(workshop.build(answer)))
        #expect(throws: WireFault.closed) { try running.channel.receive(HostMessage.self) }
        let end = running.finish()
        #expect([.signalled(SIGILL), .signalled(SIGTRAP)].contains(end.cause))
        #expect(end.errors.contains("Index out of range"))
    }

    @Test func `stops an app that never responds by its processor limit`() throws {
        var limits = PhaseLimits()
        limits.run.cpuSeconds = 1
        let workshop = try SmallEngine.workshop(Self.sandboxes[0], limits: limits)
        let answer = Answer.saying("\\(forever())", beside: "func forever() -> Int { while true {} }")
        let running = try workshop.launch(built(workshop.build(answer)))
        #expect(throws: WireFault.closed) { try running.channel.receive(HostMessage.self) }
        #expect(running.finish().cause == .exceeded(.cpuTime))
    }

    @Test func `exports only the entry from an answer's library`() throws {
        let answer = Answer.saying(
            "x", beside: "public func open() {}\npublic final class Engine { public init() {} }")
        let app = try built(workshop.build(answer))
        let list = "\(workshop.toolchain.root)/bin/llvm-nm"
        let arguments = [
            "-D", "--defined-only", "--format=just-symbols", "\(app.folder.path)/\(Compiler.product)",
        ]
        let end = try Child.start(
            Launch(command: ProgramCall(list, arguments), folder: "/", limits: .small())
        ).wait()
        #expect(end.output == "course_root\n", "\(end.errors)")
    }

    @Test(.enabled(if: sandboxes[0].isolates)) func `keeps a running app from writing to its library`() throws
    {
        let writes = "\\(fopen(\"/answer/Answer.so\", \"a\") == nil)"
        var answer = Answer.saying(writes)
        answer.files[0].author = .course  // The check of the source skips the course's own files.
        let running = try workshop.launch(built(workshop.build(answer)))
        #expect(try running.channel.receive(HostMessage.self) == .refused(reason: "true", candidates: []))
    }

    @Test func `keeps a work folder as long as its app`() throws {
        var path = ""
        do {
            let app = try built(workshop.build(.saying("x")))
            path = app.folder.path
            #expect(FileManager.default.fileExists(atPath: path))
        }
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test(.enabled(if: geteuid() == 0, "only root's children run as another user"))
    func `copies an engine in a private home to where its children can read it`() throws {
        let home = try TemporaryFolder.make("course-private-home", for: nil)
        defer { TemporaryFolder.remove(home) }
        let engine = workshop.engine
        let parts = [
            (engine.modules, "Modules"), (engine.host, "course-host"), (engine.gate, "course-gate"),
            (engine.macros, "libCourseMacros.so"),
        ]
        for (path, name) in parts {
            try FileManager.default.copyItem(atPath: path, toPath: "\(home)/\(name)")
        }
        let closed = Workshop(
            toolchain: workshop.toolchain,
            engine: Engine(
                modules: "\(home)/Modules", host: "\(home)/course-host", gate: "\(home)/course-gate",
                macros: "\(home)/libCourseMacros.so", kits: "\(home)/Kits"),
            sandbox: workshop.sandbox)
        let app = try built(closed.build(.saying("copied")))
        defer { TemporaryFolder.remove((app.places.engine.host as NSString).deletingLastPathComponent) }
        #expect(!app.places.engine.host.hasPrefix(home))
        let running = try closed.launch(app)
        #expect(try running.channel.receive(HostMessage.self) == .refused(reason: "copied", candidates: []))
    }

    @Test(arguments: ["../x.swift", "Mount.swift", "-o.swift", "notes.txt"])
    func `refuses a name that cannot be a source file`(name: String) throws {
        var answer = Answer.saying("x")
        answer.files.append(.init(name: name, bytes: Array("let z = 1\n".utf8), author: .learner))
        let fault = #expect(throws: MachineFault.self) { try workshop.build(answer) }
        #expect(fault?.kind == .unusableFileName)
    }

    @Test func `builds answers in parallel`() async throws {
        let workshop = workshop
        try await withThrowingTaskGroup(of: String.self) { group in
            for word in ["a", "b", "c", "d"] {
                group.addTask {
                    let running = try workshop.launch(built(workshop.build(.saying(word))))
                    guard case .refused(let reason, _) = try running.channel.receive(HostMessage.self) else {
                        return ""
                    }
                    return reason
                }
            }
            var heard: [String] = []
            for try await word in group { heard.append(word) }
            #expect(heard.sorted() == ["a", "b", "c", "d"])
        }
    }
}
