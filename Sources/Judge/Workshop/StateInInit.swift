/// Handles an init that assigns an object to a `@State` property, which only Apple's compiler accepts. The
/// answer is compiled a second time with the wrapper `@_Held` (`decisions/0078`). If the second compile
/// fails, a note shows the right assignment.
///
///     contact = Contact(name: name)                            // 'self' used before all stored properties are initialized
///     _contact = State(initialValue: Contact(name: name))      // the note
///
/// The course creates a `@State` object when the view gets its identity (`State.swift`), so the wrapper takes a closure. In
/// an init, Swift does not allow an assignment to a property whose wrapper takes a closure.
enum StateInInit {
    static func note(on error: Diagnostic, in text: String) -> Diagnostic? {
        guard error.severity == .error, let number = error.line, let column = error.column,
            isAboutInit(error.message)
        else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(number - 1) else { return nil }
        // The compiler counts columns in bytes from 1, and reports the column of the `=`.
        let line = Array(lines[number - 1].utf8)
        guard line.indices.contains(column - 1), line[column - 1] == UInt8(ascii: "=") else { return nil }
        // The init can begin in the same line that the error names.
        let target =
            words(line[..<(column - 1)]).split { $0.isWhitespace || $0 == "{" || $0 == ";" }.last ?? ""
        let name = String(target.hasPrefix("self.") ? target.dropFirst(5) : target)
        guard isState(name, in: lines) else { return nil }
        let value = words(line[column...])
        let isWhole = value.count { $0 == "(" } == value.count { $0 == ")" } && !value.isEmpty
        var note = error
        note.severity = .note
        note.message =
            "an init gives an object in @State its first value with: "
            + "_\(name) = State(initialValue: \(isWhole ? value : "…"))"
        return note
    }

    /// True if the message is one of the compiler's errors about assigning a `@State` object in an init. The compiler
    /// has one error message for an init with branches, and another for an init without branches.
    private static func isAboutInit(_ message: String) -> Bool {
        message == "'self' used before all stored properties are initialized"
            || message.wholeMatch(of: /variable 'self\.\w+' used before being initialized/) != nil
    }

    /// Replaces `@State` by `@_Held`, which has the same length, on each property whose object an init assigns. The
    /// answer stays unchanged unless an error is about an assignment in an init.
    static func amend(_ lines: inout [String], after errors: [Diagnostic]) {
        let text = lines.joined(separator: "\n")
        let names = Set(
            errors.compactMap { error in
                note(on: error, in: text)?.message.firstMatch(of: /: _(\w+) = State/).map {
                    String($0.output.1)
                }
            })
        // If an init also writes `_model = State(…)`, the property remains a `State`.
        guard names.allSatisfy({ name in !lines.contains { $0.contains("_\(name) =") } }) else { return }
        for index in lines.indices where names.contains(declaredState(in: lines[index]) ?? "") {
            lines[index] = lines[index].replacing("@State", with: "@_Held", maxReplacements: 1)
        }
    }

    /// The name of a `@State` property in a line that declares the property without a value; nil for any other line.
    private static func declaredState(in line: String) -> String? {
        let words = line.split { $0.isWhitespace || $0 == ":" }
        guard let place = words.firstIndex(of: "var"), words[..<place].contains("@State"),
            !words.contains("="), place + 1 < words.count
        else { return nil }
        return String(words[place + 1])
    }

    /// The text without surrounding spaces and without a trailing comment.
    private static func words(_ bytes: some Sequence<UInt8>) -> String {
        let text = String(decoding: Array(bytes), as: UTF8.self)
        let code = text.firstRange(of: "//").map { text[..<$0.lowerBound] } ?? text[...]
        return String(code.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }

    private static func isState(_ name: String, in lines: [Substring]) -> Bool {
        !name.isEmpty
            && lines.contains { line in
                let words = line.split { $0.isWhitespace || $0 == ":" || $0 == "=" }
                guard let place = words.firstIndex(of: "var"), words[..<place].contains("@State") else {
                    return false
                }
                return words[(place + 1)...].first == name[...]
            }
    }
}
