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
        // If no line of the message contains one of `words`, the message is the line before the stack trace.
        let beforeStack = lines.firstIndex(of: "Current stack trace:").flatMap {
            $0 > 0 ? lines[$0 - 1] : nil
        }
        let fault = lines.last { line in Self.words.contains { line.contains($0) } } ?? beforeStack
        guard let line = fault else {
            message = TraceText.cut(lines.last.map(String.init) ?? "", to: TraceText.said)
            location = nil
            return
        }
        let parts = line.split(separator: ":", maxSplits: 2)
        if parts.count == 3, parts[0].hasSuffix(".swift"), let number = Int(parts[1]) {
            // A trap in a library names the library's own file, which does not help a learner.
            location =
                Self.isOfLibrary(parts[0])
                ? nil : SourceLocation(fileID: String(parts[0]), line: number).cut
            message = TraceText.cut(parts[2].drop { $0 == " " }.description, to: TraceText.said)
        } else {
            message = TraceText.cut(String(line), to: TraceText.said)
            location = nil
        }
    }

    private static let words = ["Fatal error", "Assertion failed", "Precondition failed"]

    /// True if the file belongs to a library, such as `Swift/ContiguousArrayBuffer.swift`.
    private static func isOfLibrary(_ fileID: Substring) -> Bool {
        let module = fileID.prefix { $0 != "/" }
        return module == fileID || module.hasPrefix("_") || engine.contains(String(module))
            || AppleFrameworks.offered.contains(String(module))
    }

    private static let engine: Set<String> = [
        "AppleFoundation", "FoundationEssentials", "FoundationInternationalization", "Lab", "Lifecycle",
        "Queues", "Sampling", "URLLoading", "VirtualTime",
    ]
}
