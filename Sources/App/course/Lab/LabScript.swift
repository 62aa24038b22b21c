import CommandLine
import Foundation
import Rehearsal
import Scenario

/// The lines of a `--script`. All of them are checked before the first one runs.
struct LabScript {
    let name: String
    let lines: [String]

    init(_ path: String) throws {
        name = path
        lines = Scenario.lines(of: try TextFile.read(path))
        do throws(LineFault) {
            try Rehearsal.check(lines, file: path)
        } catch {
            throw Unreadable(description: "\(error)")
        }
    }

    /// The script has a line that is not in the language.
    struct Unreadable: Error, CustomStringConvertible { let description: String }
}
