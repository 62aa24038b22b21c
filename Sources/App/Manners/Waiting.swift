import Foundation

/// A word on a terminal for as long as something takes; nothing anywhere else.
package enum Waiting {
    package static func show<Result>(_ words: String, during work: () throws -> Result) rethrows -> Result {
        begin(words)
        defer { end() }
        return try work()
    }

    /// May be said again while it still holds.
    package static func begin(_ words: String) {
        if isSeen { Output.hint(overLine: words) }
    }

    /// Clears the line, so that what comes next takes the place of the words.
    package static func end() {
        if isSeen { Output.hint(overLine: "") }
    }

    private static var isSeen: Bool {
        isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }
}
