import CommandLine
import Essentials

/// Reads a text file that a person named on the command line.
package enum TextFile {
    package static func read(_ path: String) throws(UsageError) -> String {
        guard let bytes = FileManager.default.contents(atPath: path) else {
            throw UsageError("\(path) cannot be read: \(FailureReason.words(errno))")
        }
        guard let text = String(bytes: bytes, encoding: .utf8) else {
            throw UsageError("\(path) is not UTF-8 text")
        }
        return text
    }
}
