import Foundation

/// A `Recorder` that runs beside the tests, and its output.
struct RecorderProcess {
    private let process = Process()
    private let output: URL

    /// - Parameter sandbox: a program with options that runs the recorder.
    init(_ file: URL, _ name: String, count: Int, _ options: [String] = [], in sandbox: [String] = []) throws
    {
        output = FileManager.default.temporaryDirectory.appending(path: "recorder-\(UUID().uuidString)")
        let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appending(path: "Recorder")
        let words = sandbox + [program.path, file.path, name, "\(count)"] + options
        try Data().write(to: output)
        process.executableURL = URL(filePath: words[0])
        process.arguments = Array(words.dropFirst())
        process.standardOutput = try FileHandle(forWritingTo: output)
        try process.run()
    }

    /// Kills the recorder like a power cut, without time to clean up.
    func kill() { Foundation.kill(process.processIdentifier, SIGKILL) }

    func lines() throws -> [String] {
        process.waitUntilExit()
        defer { unlink(output.path) }
        return try String(contentsOf: output, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    /// Waits until the recorder has printed the given number of lines or has ended.
    func wait(forLines count: Int) throws {
        while process.isRunning {
            let said = try Data(contentsOf: output).count { $0 == UInt8(ascii: "\n") }
            if said >= count { return }
            usleep(1000)
        }
    }

    static func run(
        _ file: URL, _ name: String, count: Int, _ options: [String] = [], in sandbox: [String] = []
    ) throws -> [String] {
        try RecorderProcess(file, name, count: count, options, in: sandbox).lines()
    }
}
