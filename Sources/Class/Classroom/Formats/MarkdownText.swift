import Text

/// Text of others in a page of Markdown.
enum MarkdownText {
    /// Without control characters, and with a backslash before what Markdown takes for a sign of its own.
    static func escaped(_ text: String) -> String {
        text.printable.reduce(into: "") { result, character in
            result += "\\`*_[]<>|#&".contains(character) ? "\\\(character)" : "\(character)"
        }
    }
}
