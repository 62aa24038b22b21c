import CommandLine
import CommandOutput
import Essentials
import LabSession
import Scenario

/// The lines of the file after `--script`. All lines are checked before the first line runs.
package struct LabScript {
    let name: String
    let lines: [String]

    package init(_ path: String) throws {
        name = path
        lines = Scenario.lines(of: try TextFile.read(path))
        do throws(LineFault) {
            try LabSession.check(lines, file: path)
        } catch {
            throw Unreadable(description: "\(error)")
        }
    }

    /// Makes a script of empty lines. Each empty line runs the next line of a story.
    /// - Parameter path: the path of a file whose folder has the fixtures; nil without fixtures.
    init(returns count: Int, besides path: String?) {
        (name, lines) = (path ?? "story", Array(repeating: "", count: count))
    }

    /// The error for a script with a line that cannot be parsed.
    package struct Unreadable: Error, CustomStringConvertible { package let description: String }
}
