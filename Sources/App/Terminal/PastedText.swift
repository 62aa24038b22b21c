import Text

/// A pasted text for the line editor: its lines, without control characters.
///
///     PastedText("show\\r\\nwait 1s\\r\\n").text   // "show\\nwait 1s"
struct PastedText {
    let text: String

    init(_ pasted: String) {
        // A terminal sends Return for each newline of a pasted text. In Swift, CR and LF together are one character.
        var text = String(pasted.map { $0.isNewline ? "\n" : $0 }).withoutControls(keeping: ["\n", "\t"])
        while text.last?.isNewline == true { text.removeLast() }
        self.text = text
    }
}
