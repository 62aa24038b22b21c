import Foundation

/// One run of one of Slurm's commands.
struct ToolRun {
    private let path: String
    private let words: [String]

    init(_ path: String, _ words: [String]) { (self.path, self.words) = (path, words) }

    private var name: String { (path as NSString).lastPathComponent }

    /// What it printed. A status other than 0 is a fault with its own words.
    func output() throws(SlurmFault) -> String {
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = words
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        let said: Data
        do {
            try process.run()
            said = try output.fileHandleForReading.readToEnd() ?? Data()
        } catch {
            throw SlurmFault("\(name) does not start: \(error.localizedDescription)")
        }
        process.waitUntilExit()
        let text = String(decoding: said, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw SlurmFault("\(name) failed: \(text.split(separator: "\n").last ?? "it said nothing").")
        }
        return text
    }
}
