import Wire

/// The message of the Swift runtime when a program traps: `Answer/Row.swift:12: Fatal error: Index out of range`.
struct CrashReport {
    let message: String
    let location: SourceLocation?

    /// True if the runtime could not allocate memory, so the app has reached a limit.
    var isOutOfMemory: Bool {
        location == nil && message.hasPrefix("Fatal error: failed to allocate")
    }

    init(_ errors: String) {
        let lines = errors.split(separator: "\n")
        guard let line = lines.last(where: { $0.contains("Fatal error") }) else {
            message = TraceText.cut(lines.last.map(String.init) ?? "", to: TraceText.said)
            location = nil
            return
        }
        let parts = line.split(separator: ":", maxSplits: 2)
        if parts.count == 3, parts[0].hasSuffix(".swift"), let number = Int(parts[1]) {
            // A trap in the standard library names the library's own file, which does not help a learner.
            location =
                parts[0].hasPrefix("Answer/")
                ? SourceLocation(fileID: String(parts[0]), line: number).cut : nil
            message = TraceText.cut(parts[2].drop { $0 == " " }.description, to: TraceText.said)
        } else {
            message = TraceText.cut(String(line), to: TraceText.said)
            location = nil
        }
    }
}
