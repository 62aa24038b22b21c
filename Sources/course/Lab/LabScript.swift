import CommandLine
import Foundation
import Rehearsal
import Scenario

/// The lines of a `--script`. All of them are checked before the first one runs.
struct LabScript {
    let name: String
    let lines: [String]

    init(_ path: String) throws {
        guard let bytes = FileManager.default.contents(atPath: path) else {
            throw UsageError(
                "\(path) cannot be read: \(String(cString: strerror(errno)))")
        }
        guard let text = String(bytes: bytes, encoding: .utf8) else {
            throw UsageError("\(path) is not UTF-8 text")
        }
        name = path
        lines = Scenario.lines(of: text)
        do throws(LineFault) {
            try Rehearsal.check(lines, file: path)
        } catch {
            throw Unreadable(description: "\(error)")
        }
    }

    /// The script has a line that is not in the language.
    struct Unreadable: Error, CustomStringConvertible { let description: String }
}
