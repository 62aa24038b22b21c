/// A line of text broken for a terminal, under the indent that it came with. What the app under test says may stand in
/// it: nothing of that reaches the terminal as an escape sequence.
public enum Paragraph {
    /// A text behind something short, its further lines under its first.
    public static func lines(_ head: String, _ text: String, _ style: ReportStyle) -> [String] {
        let head = TextWrapping.printable(head)
        let indent = TextWrapping.columns(head)
        let wrapped = TextWrapping.wrap(text, width: max(10, style.width - indent))
        return wrapped.enumerated().map { place, line in
            (place == 0 ? head : String(repeating: " ", count: indent)) + line
        }
    }

    public static func lines(_ text: String, _ style: ReportStyle) -> [String] {
        let text = TextWrapping.printable(text)
        guard TextWrapping.columns(text) > style.width else { return [text] }
        let indent = min(text.prefix { $0 == " " }.count, style.width / 2)
        let hanging = indent == 0 ? 0 : indent + 2
        let margin = String(repeating: " ", count: indent)
        let first = TextWrapping.wrap(text, width: max(10, style.width - hanging))
        return first.enumerated().map { place, line in
            (place == 0 ? margin : String(repeating: " ", count: hanging)) + line
        }
    }
}
