import Wire

/// An import of a framework of Apple's of which the course has nothing, such as `import Metal`. Many a file imports one and uses none of its
/// names, so it is compiled a second time without the line (`decisions/0078`).
enum MissingFramework {
    /// Leaves out each import of such a framework, if the compiler misses one. It tells of the first alone.
    static func amend(_ lines: inout [String], after errors: [Diagnostic]) {
        guard errors.contains(where: { missing(in: $0) != nil }) else { return }
        for index in lines.indices {
            guard let match = lines[index].wholeMatch(of: /\s*(?:[@\w]+\s+)*import\s+(\w+)\s*(?:\/\/.*)?/),
                AppleFrameworks.elsewhere.contains(String(match.output.1))
            else { continue }
            lines[index] = String(repeating: " ", count: lines[index].utf8.count)
        }
    }

    /// What is said below the compiler's error, if the answer does use its names.
    static func note(on error: Diagnostic) -> Diagnostic? {
        guard error.severity == .error, let module = missing(in: error.message) else { return nil }
        var note = error
        note.severity = .note
        note.message =
            "the course has nothing of Apple's \(module). docs/supported.md has the frameworks that it has a part of."
        return note
    }

    private static func missing(in error: Diagnostic) -> String? { missing(in: error.message) }

    private static func missing(in message: String) -> String? {
        message.wholeMatch(of: /no such module '(\w+)'/).map { String($0.output.1) }
            .flatMap { AppleFrameworks.elsewhere.contains($0) ? $0 : nil }
    }
}
