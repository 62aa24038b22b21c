/// Text that is not ours, as HTML that shows it and obeys nothing in it.
///
///     HTMLText.escaped("<b> & \"c\"")      // &lt;b&gt; &amp; &quot;c&quot;
public enum HTMLText {
    public static func escaped(_ text: String) -> String {
        var shown = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": shown += "&amp;"
            case "<": shown += "&lt;"
            case ">": shown += "&gt;"
            case "\"": shown += "&quot;"
            case "'": shown += "&#39;"
            default: shown.unicodeScalars.append(character)
            }
        }
        return shown
    }
}
