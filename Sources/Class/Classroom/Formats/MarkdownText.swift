import Text

/// Text of others in a page of Markdown.
enum MarkdownText {
    /// Without control characters, and with a backslash before a character that has a meaning in Markdown.
    static func escaped(_ text: String) -> String {
        text.printable.reduce(into: "") { result, character in
            result += "\\`*_[]<>|#&".contains(character) ? "\\\(character)" : "\(character)"
        }
    }
}
