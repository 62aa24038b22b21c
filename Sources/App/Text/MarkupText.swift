/// Text that is not ours, as HTML, XML or SVG that shows it and obeys nothing in it.
///
///     MarkupText.escaped("<b> & \"c\"")      // &lt;b&gt; &amp; &quot;c&quot;
public enum MarkupText {
    /// Made printable first, so a newline is a space.
    public static func escaped(_ text: String) -> String { entities(in: text.printable) }

    /// Every character as it is: for source, in which lines and tabs count.
    public static func escapedExactly(_ text: String) -> String { entities(in: text) }

    private static func entities(in text: String) -> String {
        // Scalars, not characters: a mark on a "<" makes another character of it, and still a tag to a browser.
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
