import Text

/// Escapes text from students for Markdown.
enum MarkdownText {
    /// Removes control characters, and puts a backslash before each character that has a meaning in Markdown.
    static func escaped(_ text: String) -> String {
        text.printable.reduce(into: "") { result, character in
            result += "\\`*_[]<>|#&".contains(character) ? "\\\(character)" : "\(character)"
        }
    }
}
