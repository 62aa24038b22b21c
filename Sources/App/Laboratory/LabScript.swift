import CommandLine
import CommandOutput
import Foundation
import LabSession
import Scenario

/// The lines of a `--script`. All of them are checked before the first one runs.
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

    /// The script has a line that cannot be parsed.
    package struct Unreadable: Error, CustomStringConvertible { package let description: String }
}
