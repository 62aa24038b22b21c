import Foundation
import Workshop

/// Runs the `course lab` that was built beside this test program, in a separate folder.
final class LabUnderTest {
    let folder: URL
    private let program: URL

    struct Result {
        var output: String
        var errors: String
        var status: Int32

        /// The objects that `--json` prints, one per line.
        var events: [[String: Any]] {
            get throws {
                try output.split(separator: "\n").map { line in
                    guard
                        let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
                    else {
                        throw Broken(description: "not an object: \(line)")
                    }
                    return object
                }
            }
        }
    }

    struct Broken: Error, CustomStringConvertible { let description: String }

    init(_ files: [String: String]) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "lab-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // The build puts `course` into the folder of the engine's programs.
        program = URL(filePath: try Engine.locate().host).deletingLastPathComponent().appending(
            path: "course")
        for (name, text) in files { try write(text, to: name) }
    }

    deinit {
        do { try FileManager.default.removeItem(at: folder) } catch {
            print("left behind: \(folder.path), \(error)")
        }
    }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: name))
    }

    func read(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }

    /// Runs the lab and types the given lines into its standard input.
    func run(_ arguments: [String], lines: [String] = []) throws -> Result {
        let conversation = try converse(arguments)
        try conversation.say(lines)
        return try conversation.end()
    }

    func converse(_ arguments: [String]) throws -> Conversation {
        try Conversation(program: program, arguments: ["lab"] + arguments, folder: folder)
    }

    final class Conversation {
        private let process = Process()
        private let input = Pipe()
        private let output = Pipe()
        private let errors = Pipe()
        private var heard = ""

        init(program: URL, arguments: [String], folder: URL) throws {
            process.executableURL = program
            process.arguments = arguments
            process.currentDirectoryURL = folder
            process.environment = ProcessInfo.processInfo.environment.merging(
                ["XDG_DATA_HOME": folder.path, "LANG": "C.UTF-8", "COLUMNS": "80"]
            ) { $1 }
            (process.standardInput, process.standardOutput, process.standardError) = (input, output, errors)
            try process.run()
        }

        func say(_ lines: [String]) throws {
            try input.fileHandleForWriting.write(contentsOf: Data(lines.map { $0 + "\n" }.joined().utf8))
        }

        /// Reads output until the output contains the given words. Fails the test if the lab ends before
        /// it prints the words.
        func hear(_ words: String) throws {
            while !heard.contains(words) {
                let more = output.fileHandleForReading.availableData
                guard !more.isEmpty else {
                    throw Broken(description: "it never said \(words), but: \(heard)")
                }
                heard += String(decoding: more, as: UTF8.self)
            }
        }

        func end() throws -> Result {
            try input.fileHandleForWriting.close()
            heard += String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
            let complaints = String(
                decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
            process.waitUntilExit()
            return Result(output: heard, errors: complaints, status: process.terminationStatus)
        }
    }
}

enum Plays {
    static let picture = """
        import SwiftUI
        struct Picture: View {
            let height: Int
            @State private var text = "loading"
            var body: some View {
                Text(text).task(id: height) {
                    guard let url = URL(string: "https://img.example/\\(height)") else { return }
                    if let (data, _) = try? await URLSession.shared.data(from: url) {
                        text = String(decoding: data, as: UTF8.self)
                    }
                }
            }
        }
        """
    static let host = """
        import Lab
        import SwiftUI
        struct Host: View {
            @Knob var height = 300
            var body: some View { Picture(height: height) }
        }
        """
    static let crashing = """
        import SwiftUI
        struct Screen: View {
            @State private var count = 0
            var body: some View {
                Text("Count \\(count)")
                Button("Add") { count += 1 }
                Button("Crash") { fatalError("on purpose") }
            }
        }
        """
}
