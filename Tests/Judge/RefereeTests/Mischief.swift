import Foundation
import Grading
import Referee
import Scenario
import TestSupport
import Testing
import Wire
import Workshop

/// An app that does one wrong thing when it appears. The scenario selects the misdeed. The app is compiled
/// once and runs in the real host in the real sandbox. The course does not check this app's source, so the
/// app can do everything that an answer must not do.
struct Mischief {
    private let workshop: Workshop
    private let app: BuiltApp

    static let shared = Result { try Mischief() }

    private init() throws {
        workshop = try .underTest()
        let file = Answer.File(name: "Mischief.swift", bytes: Array(Self.source.utf8), author: .course)
        let result = try workshop.build(Answer(files: [file], root: "Host()"))
        guard case .built(let app) = result else {
            throw Failure(description: "the app does not compile: \(result)")
        }
        self.app = app
    }

    /// Limits that stop a misbehaving app after one second.
    static var limits: Limits {
        Limits(cpuSeconds: 1, wallSeconds: 10, addressSpace: 2 << 30, fileSize: 1 << 20)
    }

    /// A run in which the app performs the misdeed `deed`.
    func run(_ deed: String, with text: String = "", limits: Limits = limits) throws -> Trace {
        let show = Verb.show([
            KnobSetting(knob: "deed", value: deed), KnobSetting(knob: "text", value: text),
        ])
        return try play("\(show)\nwait 1s\nsee \"still here\"", limits: limits)
    }

    func play(_ lines: String, seed: RunSeed = 1, limits: Limits = limits) throws -> Trace {
        var phases = PhaseLimits()
        phases.run = limits
        let workshop = try Workshop.underTest(limits: phases)
        let scenario = try Scenario(
            parsing: lines, name: "mischief", fixtures: ["one.json": Array("[1]".utf8)])
        return try Referee.run(scenario, seed: seed, on: HostedApp(try workshop.launch(app)))
    }

    /// Performs each misdeed in turn, always in a new copy of the same host.
    func copies(_ deeds: [String], limits: Limits = limits) throws -> [Trace] {
        var phases = PhaseLimits()
        phases.run = limits
        let host = try Workshop.underTest(limits: phases).launch(app, .again)
        return try deeds.map { deed in
            let scenario = try Scenario(parsing: "show deed=\(deed)\nsettle", name: "mischief")
            return try Referee.run(scenario, seed: 1, on: HostedApp(host))
        }
    }

    struct Failure: Error, CustomStringConvertible { let description: String }

    private static let source = """
        import Foundation
        import Lab
        import SwiftUI

        struct Host: View {
            @Knob var deed = ""
            @Knob var text = ""
            @State private var shown = "still here"
            @State private var loaded: [String] = []

            var body: some View {
                VStack {
                    Text(shown)
                    Text(loaded.joined(separator: " "))
                }
                .onAppear { perform() }
                .task { await load() }
            }

            private func perform() {
                switch deed {
                case "trap": fatalError("gone")
                case "speak and trap":
                    print("my last words")
                    fatalError("gone")
                case "whisper": for _ in 0..<140_000 { print("", terminator: "") }
                case "recurse": shown = "\\(depth(0))"
                case "index": shown = [shown][shown.count]
                case "abort": abort()
                case "compute": while true {}
                case "wait": pause()
                case "hoard":
                    var hoard: [[UInt8]] = []
                    while true { hoard.append(Array(unsafeUninitializedCapacity: 64 << 20) { $1 = 1 }) }
                case "flood":
                    let lines = [UInt8](repeating: 120, count: 1 << 16)
                    for count in 0..<400 { write(Int32(1 + count % 2), lines, lines.count) }
                case "file":
                    let file = open("/tmp/file", O_WRONLY | O_CREAT, 0o600)
                    let bytes = [UInt8](repeating: 0, count: 1 << 16)
                    for _ in 0..<64 { write(file, bytes, bytes.count) }
                case "busy":
                    // Half of the limit.
                    var spent = timespec()
                    repeat { clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &spent) } while spent.tv_nsec < 500_000_000 && spent.tv_sec == 0
                case "doze": usleep(900_000)
                case "leave":
                    // Leaves a file, a full folder that its owner cannot open, and forty nested folders.
                    _ = "left".withCString { write(open("/tmp/left", O_WRONLY | O_CREAT, 0o600), $0, 4) }
                    mkdir("/tmp/closed", 0o700)
                    symlink("/answer", "/tmp/closed/link")
                    chmod("/tmp/closed", 0)
                    var deep = "/tmp"
                    for _ in 0..<40 { deep += "/deep"; mkdir(deep, 0o500 | 0o200) }
                    UserDefaults.standard.set("left", forKey: "left")
                case "find":
                    let files = (try? FileManager.default.contentsOfDirectory(atPath: "/tmp")) ?? ["none"]
                    print("files: \\(files) defaults: \\(UserDefaults.standard.string(forKey: "left") ?? "")")
                case "exit": exit(Int32(text) ?? 0)
                case "say":
                    // Writes a message as numbers, although only the engine should write messages.
                    let message = text.split(separator: " ").compactMap { UInt8($0) }
                    let length = withUnsafeBytes(of: UInt32(message.count).bigEndian) { Array($0) }
                    write(3, length + message, 4 + message.count)
                case "oversize":
                    let length: [UInt8] = [0x7f, 0xff, 0xff, 0xff]
                    write(3, length, 4)
                case "close": shutdown(3, 2)
                case "close and wait":
                    shutdown(3, 2)
                    pause()
                default: break
                }
            }

            private func depth(_ start: Int) -> Int { start < 0 ? 0 : depth(start + 1) + 1 }

            private func load() async {
                if deed == "poll" {
                    while !Task.isCancelled { try? await Task.sleep(for: .seconds(7)) }
                }
                guard deed == "load" else { return }
                await withTaskGroup(of: Void.self) { group in
                    for path in text.split(separator: " ") {
                        group.addTask {
                            guard let url = URL(string: "https://x.test\\(path)") else { return }
                            guard let (data, _) = try? await URLSession.shared.data(from: url) else { return }
                            await note("\\(path)=\\(String(decoding: data, as: UTF8.self))")
                        }
                    }
                }
            }

            @MainActor private func note(_ text: String) { loaded.append(text) }
        }

        """
}
