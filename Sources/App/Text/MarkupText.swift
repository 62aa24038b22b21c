/// Escapes text from other people for HTML, XML and SVG.
///
///     MarkupText.escaped("<b> & \"c\"")      // &lt;b&gt; &amp; &quot;c&quot;
public enum MarkupText {
    /// Escapes the text's printable form, in which spaces replace newlines.
    public static func escaped(_ text: String) -> String { entities(in: text.printable) }

    /// Escapes source code, and keeps its newlines and tabs.
    public static func escapedExactly(_ text: String) -> String { entities(in: text) }

    private static func entities(in text: String) -> String {
        // Works on scalars: a browser recognizes "<" even before a combining mark, but Swift sees
        // one character there.
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
