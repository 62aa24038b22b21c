import Essentials

/// A progress line that appears at a terminal while work runs.
package enum Waiting {
    package static func show<Result>(_ words: String, during work: () throws -> Result) rethrows -> Result {
        begin(words)
        defer { end() }
        return try work()
    }

    /// Shows or replaces the progress line.
    package static func begin(_ words: String) {
        if isSeen { Output.hint(overLine: words) }
    }

    /// Clears the progress line, so that the next output starts on an empty line.
    package static func end() {
        if isSeen { Output.hint(overLine: "") }
    }

    private static var isSeen: Bool {
        isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }
}
