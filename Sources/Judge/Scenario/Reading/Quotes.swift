/// The character of each escape sequence, by the character after the backslash. The parser and `Quotes` use the same
/// table of escape sequences.
let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "\\": "\\", "{": "{", "n": "\n", "r": "\r", "t": "\t",
]

let curlyQuotes: Set<Unicode.Scalar> = ["\u{201C}", "\u{201D}", "\u{201E}", "\u{AB}", "\u{BB}"]

/// Returns the text without quotes if the scenario language reads the text as one word; otherwise adds quotes.
func inQuotesIfNeeded(_ text: String, isPath: Bool = false) -> String {
    let scalars = text.unicodeScalars
    let isPlain =
        !scalars.isEmpty && scalars.last != "," && scalars.first != "#"
        && scalars.allSatisfy {
            !$0.properties.isWhitespace && $0 != "\"" && $0 != "\\" && $0 != "{" && (isPath || $0 != "=")
                && $0.value >= 32 && !curlyQuotes.contains($0)
        }
    return isPlain ? text : inQuotes(text)
}

func inQuotes(_ text: String) -> String { "\"\(escaped(text))\"" }

/// The text with all escape sequences that are necessary inside double quotes.
func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
        if let escape = escapes.first(where: { $0.value == scalar })?.key {
            escaped.append("\\")
            escaped.append(escape)
        } else {
            escaped.append(scalar)
        }
    }
    return String(escaped)
}

/// The text in raw quotes, where braces and double quotes need no escape.
///
/// Uses single quotes, or three single quotes if the text contains a single quote. A text that cannot be in raw quotes
/// gets double quotes and escape sequences.
func inRawQuotes(_ text: String, onlyIfNeeded: Bool = false) -> String {
    if onlyIfNeeded, escaped(text) == text { return "\"\(text)\"" }
    guard !text.unicodeScalars.contains(where: { $0 == "\n" || $0 == "\r" }), !hasPlaceholder(text) else {
        return inQuotes(text)
    }
    if !text.contains("'") { return "'\(text)'" }
    let isPlain = !onlyIfNeeded && !text.contains("'''") && text.first != "'" && text.last != "'"
    return isPlain ? "'''\(text)'''" : inQuotes(text)
}

/// True if the text contains a placeholder, which is a name in braces.
private func hasPlaceholder(_ text: String) -> Bool {
    text.unicodeScalars.split(separator: "{", omittingEmptySubsequences: false).dropFirst().contains { rest in
        rest.contains("}") && isName(String(String.UnicodeScalarView(rest.prefix { $0 != "}" })))
    }
}
