/// The line to write where an init gives a first value to an object in `@State`, which Apple's compiler takes and ours does not.
///
///     contact = Contact(name: name)                            // 'self' used before all stored properties are initialized
///     _contact = State(initialValue: Contact(name: name))      // the note
///
/// The object of a `@State` is made when the view gets its place (`State.swift`), so its wrapper takes a closure; and of such a
/// wrapper Swift allows no assignment in an init.
enum StateInInit {
    /// - Parameter text: of the file that the message is about.
    static func note(on error: Diagnostic, in text: String) -> Diagnostic? {
        guard error.severity == .error, let number = error.line, let column = error.column,
            error.message == "'self' used before all stored properties are initialized"
        else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(number - 1) else { return nil }
        // The compiler counts columns in bytes, from 1, and points at the sign.
        let line = Array(lines[number - 1].utf8)
        guard line.indices.contains(column - 1), line[column - 1] == UInt8(ascii: "=") else { return nil }
        let target = words(line[..<(column - 1)])
        let name = target.hasPrefix("self.") ? String(target.dropFirst(5)) : target
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

    /// Without spaces around, and without a remark behind.
    private static func words(_ bytes: some Sequence<UInt8>) -> String {
        let text = String(decoding: Array(bytes), as: UTF8.self)
        let code = text.range(of: "//").map { text[..<$0.lowerBound] } ?? text[...]
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
