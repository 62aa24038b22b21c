import Foundation
import Synchronization
import Testing
import Wire

@testable import Workshop

/// Two kits of a few lines beside the small engine: `Radio` imports `Waves`. The tests share one
/// `EngineShelf`, so they run one after the other.
@Suite(.serialized) struct `A kit` {
    static let sandboxes = [Sandbox.strongest(environment: ProcessInfo.processInfo.environment), .none]

    /// The kits' sources, in a new folder for each test.
    private final class Sources {
        let folder: String

        init(wave: String = "~") throws {
            folder = try TemporaryFolder.make("course-kit-test", for: nil)
            try write("Waves/Wave.swift", "public func wave() -> String { \"\(wave)\" }")
            try write(
                "Radio/Radio.swift", "import Waves\npublic func tune() -> String { \"radio \" + wave() }")
        }

        deinit { TemporaryFolder.remove(folder) }

        func write(_ path: String, _ text: String) throws {
            let file = URL(filePath: "\(folder)/\(path)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    private static let listener: Answer = {
        let source = """
            import SwiftUI
            import Radio
            struct ContentView: View { var body: some View { Text(tune()) } }
            """
        return Answer(
            files: [.init(name: "ContentView.swift", bytes: Array(source.utf8), author: .course)],
            root: "ContentView()")
    }()

    private func workshop(
        _ sources: Sources, _ sandbox: Sandbox, telling notice: (@Sendable (KitNotice) -> Void)? = nil
    ) throws -> Workshop {
        let engine = try SmallEngine.shared.get().engine
        return Workshop(
            toolchain: try .locate(environment: ProcessInfo.processInfo.environment),
            engine: Engine(
                modules: engine.modules, host: engine.host, gate: engine.gate, macros: engine.macros,
                kits: sources.folder),
            sandbox: sandbox,
            telling: { if case .kits(let kits) = $0 { notice?(kits) } })
    }

    private func words(_ workshop: Workshop) throws -> HostMessage {
        guard case .built(let app) = try workshop.build(Self.listener) else { throw Unbuilt() }
        let running = try workshop.launch(app)
        do { return try running.channel.receive(HostMessage.self) } catch {
            Issue.record("\(running.finish())")
            throw error
        }
    }

    private struct Unbuilt: Error {}

    @Test(arguments: sandboxes) func `is compiled with its imports, and the app calls it`(sandbox: Sandbox)
        throws
    {
        let sources = try Sources()
        #expect(
            try words(workshop(sources, sandbox)) == .refused(reason: "radio ~", candidates: []))
    }

    @Test func `is compiled once, until its sources change or one of its files is missing`() throws {
        let sources = try Sources()
        let compiled = Mutex<[String]>([])
        let workshop = try workshop(sources, Self.sandboxes[0]) { notice in
            if case .finished(let kit, _) = notice { compiled.withLock { $0.append(kit) } }
        }
        _ = try words(workshop)
        _ = try words(workshop)
        #expect(compiled.withLock(\.self) == ["Waves", "Radio"])

        // Kits that import a changed kit are compiled again, too.
        try sources.write("Waves/Wave.swift", "public func wave() -> String { \"a longer wave\" }")
        #expect(try words(workshop) == .refused(reason: "radio a longer wave", candidates: []))
        #expect(compiled.withLock { $0.dropFirst(2) } == ["Waves", "Radio"])

        let shelf = try workshop.places().kits
        let radios = try FileManager.default.contentsOfDirectory(atPath: shelf).filter {
            $0.hasPrefix("Radio-") && FileManager.default.fileExists(atPath: "\(shelf)/\($0)/Radio.so")
        }
        for radio in radios { try FileManager.default.removeItem(atPath: "\(shelf)/\(radio)/Radio.so") }
        #expect(try words(workshop) == .refused(reason: "radio a longer wave", candidates: []))
        #expect(compiled.withLock { $0.dropFirst(4) } == ["Radio"])
    }

    @Test func `is compiled once for several simultaneous users`() async throws {
        let sources = try Sources(wave: "for all")
        let heard = try await withThrowingTaskGroup(of: HostMessage.self) { group in
            for _ in 0..<3 {
                let workshop = try workshop(sources, Self.sandboxes[0])
                group.addTask { try words(workshop) }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(
            heard == Array(repeating: .refused(reason: "radio for all", candidates: []), count: 3))
    }

    @Test func `that does not compile is named, and the answer is not at fault`() throws {
        let sources = try Sources()
        try sources.write("Waves/Wave.swift", "public func wave() -> String { 1 }")
        let fault = #expect(throws: MachineFault.self) { try words(workshop(sources, Self.sandboxes[0])) }
        #expect(fault?.kind == .kitNotBuilt)
        #expect(fault?.fact.hasPrefix("Waves does not compile") == true)
    }

    @Test func `cannot be changed from in the sandbox`() throws {
        guard Self.sandboxes[0].isolates else { return }
        let sources = try Sources()
        let workshop = try workshop(sources, Self.sandboxes[0])
        _ = try words(workshop)
        let folder = try WorkFolder(owner: workshop.sandbox.identity)
        let site = ChildSite(
            sandbox: workshop.sandbox, toolchain: workshop.toolchain, places: try workshop.places(),
            folder: folder.path)
        let attempt =
            "for f in \(site.inside.kits)/*/*.so; do echo x > $f && echo written; done; touch \(site.inside.kits)/new && echo made; true"
        let end = try site.start(
            ProgramCall("/bin/sh", ["-c", attempt]), limits: .small(), writes: true
        ).end()
        #expect(end.output == "")
        #expect(end.errors.contains("Read-only file system"))
    }

    @Test(arguments: [
        ("import Radio", ["Waves", "Radio"]), ("@preconcurrency import Waves", ["Waves"]),
        ("import struct Waves.Wave", ["Waves"]), ("#if canImport(Waves)", ["Waves"]),
        ("import SwiftUI", []), ("let radio = Radio()", []), ("import Radios", []),
    ])
    func `is found by its name in an import`(line: String, kits: [String]) throws {
        let sources = try Sources()
        let library = KitLibrary(sources.folder)
        #expect(library.needed(by: [Array("import SwiftUI\n\(line)\n".utf8)]) == kits)
    }
}
