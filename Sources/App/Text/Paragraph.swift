/// A line of text broken for a page, with its further lines below its own indent. Anything in the text that comes from
/// the app under test is made printable.
public enum Paragraph {
    /// A text behind a short head. Further lines begin below the text's first.
    public static func lines(_ head: String, _ text: String, _ style: PageStyle) -> [String] {
        let head = head.printable
        let indent = DisplayWidth.columns(of: head)
        let margin = String(repeating: " ", count: indent)
        return flow(text, indent: indent, style).enumerated().map { place, line in
            (place == 0 ? head : margin) + line
        }
    }

    /// A text that may begin with spaces. Further lines are indented by two columns more, if the first is indented.
    public static func lines(_ text: String, _ style: PageStyle) -> [String] {
        let text = text.printable
        guard DisplayWidth.columns(of: text) > style.width else { return [text] }
        let indent = min(text.prefix { $0 == " " }.count, style.width / 2)
        let hanging = indent == 0 ? 0 : indent + 2
        return flow(text, indent: hanging, style).enumerated().map { place, line in
            String(repeating: " ", count: place == 0 ? indent : hanging) + line
        }
    }

    /// A text as running text, every line behind `indent` spaces.
    public static func lines(_ text: String, indent: Int, _ style: PageStyle) -> [String] {
        let margin = String(repeating: " ", count: indent)
        return flow(text, indent: indent, style).map { margin + $0 }
    }

    /// The lines of running text beside an indent, which is not part of them. A narrow page leaves ten columns at least.
    public static func flow(_ text: String, indent: Int = 0, _ style: PageStyle) -> [String] {
        TextWrapper(width: max(10, style.width - indent)).flow(text)
    }
}
