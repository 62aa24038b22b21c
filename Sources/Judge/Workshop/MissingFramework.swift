import Wire

/// Handles imports of Apple's frameworks that the course does not imitate. A file with an unused framework is compiled
/// a second time without the import (`decisions/0078`).
enum MissingFramework {
    /// If the compiler reports a missing framework, removes all imports of frameworks that the course does not imitate.
    /// The compiler reports only the first missing import.
    static func amend(_ lines: inout [String], after errors: [Diagnostic]) {
        guard errors.contains(where: { missing(in: $0) != nil }) else { return }
        for index in lines.indices {
            guard let match = lines[index].wholeMatch(of: /\s*(?:[@\w]+\s+)*import\s+(\w+)\s*(?:\/\/.*)?/),
                AppleFrameworks.elsewhere.contains(String(match.output.1))
            else { continue }
            lines[index] = String(repeating: " ", count: lines[index].utf8.count)
        }
    }

    /// The note that follows the compiler's error about an import of a missing framework.
    static func note(on error: Diagnostic) -> Diagnostic? {
        guard error.severity == .error, let module = missing(in: error.message) else { return nil }
        var note = error
        note.severity = .note
        note.message =
            "the course does not include Apple's \(module). docs/supported.md lists the frameworks that it includes."
        return note
    }

    private static func missing(in error: Diagnostic) -> String? { missing(in: error.message) }

    private static func missing(in message: String) -> String? {
        message.wholeMatch(of: /no such module '(\w+)'/).map { String($0.output.1) }
            .flatMap { AppleFrameworks.elsewhere.contains($0) ? $0 : nil }
    }
}
