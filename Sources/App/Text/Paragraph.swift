/// Wraps text to the width of a page, and keeps the indent of indented text. The wrapped text contains only
/// printable characters.
public enum Paragraph {
    /// Wraps `text` after a short `head`, and aligns later lines with the beginning of `text`.
    public static func lines(_ head: String, _ text: String, _ style: PageStyle) -> [String] {
        let head = head.printable
        let indent = DisplayWidth.columns(of: head)
        let margin = String(repeating: " ", count: indent)
        return flow(text, indent: indent, style).enumerated().map { place, line in
            (place == 0 ? head : margin) + line
        }
    }

    /// Wraps a text that may begin with spaces. Later lines of the text are indented by two more columns.
    public static func lines(_ text: String, _ style: PageStyle) -> [String] {
        let text = text.printable
        guard DisplayWidth.columns(of: text) > style.width else { return [text] }
        let indent = min(text.prefix { $0 == " " }.count, style.width / 2)
        let hanging = indent == 0 ? 0 : indent + 2
        return flow(text, indent: hanging, style).enumerated().map { place, line in
            String(repeating: " ", count: place == 0 ? indent : hanging) + line
        }
    }

    /// Wraps running text, with `indent` spaces before every line.
    public static func lines(_ text: String, indent: Int, _ style: PageStyle) -> [String] {
        let margin = String(repeating: " ", count: indent)
        return flow(text, indent: indent, style).map { margin + $0 }
    }

    /// Wraps running text to the page's width minus `indent` columns. The caller adds the indent. Lines have
    /// at least ten columns.
    public static func flow(_ text: String, indent: Int = 0, _ style: PageStyle) -> [String] {
        TextWrapper(width: max(10, style.width - indent)).flow(text)
    }
}
