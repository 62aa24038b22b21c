/// What somebody pasted, as it can stand at a prompt: its lines, and nothing that could move the cursor.
///
///     PastedText("show\\r\\nwait 1s\\r\\n").text   // "show\\nwait 1s"
struct PastedText {
    let text: String

    init(_ pasted: String) {
        // A terminal says Return where the text has a new line; to Swift, CR LF is one character.
        var text = String(
            pasted.map { $0.isNewline ? "\n" : $0 }.filter { character in
                character == "\n" || character == "\t"
                    || !character.unicodeScalars.contains { $0.properties.generalCategory == .control }
            })
        while text.last?.isNewline == true { text.removeLast() }
        self.text = text
    }
}
