import Foundation

/// A word on a terminal for as long as something takes; nothing anywhere else.
enum Waiting {
    static func show<Result>(_ words: String, during work: () throws -> Result) rethrows -> Result {
        guard isatty(STDERR_FILENO) == 1, ProcessInfo.processInfo.environment["TERM"] != "dumb" else {
            return try work()
        }
        Output.hint(words)
        // Back to the start of the line and clear it: whatever comes next stands where the words stood.
        defer { Output.hint("\r\u{1B}[K") }
        return try work()
    }
}
