import Foundation

/// One run of a Slurm command as a child process.
struct ToolRun {
    private let path: String
    private let words: [String]

    init(_ path: String, _ words: [String]) { (self.path, self.words) = (path, words) }

    private var name: String { (path as NSString).lastPathComponent }

    /// Runs the command and returns its output; throws a fault with the last line of output if the command fails.
    func output() throws(SlurmFault) -> String {
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = words
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        let bytes: Data
        do {
            try process.run()
            bytes = try output.fileHandleForReading.readToEnd() ?? Data()
        } catch {
            throw SlurmFault("\(name) does not start: \(error.localizedDescription)")
        }
        process.waitUntilExit()
        let text = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw SlurmFault("\(name) failed: \(text.split(separator: "\n").last ?? "no output").")
        }
        return text
    }
}
