/// A word of a scenario line, and the column of the word.
struct Token<Text: Hashable & Sendable>: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case word
        /// A quoted string; the token's text does not contain the quotes.
        case quoted
        case comma
        /// `name=value`, split at the first `=`. The value of a setting can be in quotes.
        case setting(knob: Text)
    }
    var kind: Kind
    /// The text of the word or the quoted string; for `name=value`, only the value.
    var text: Text
    var column: Int
}

/// Splits a line into tokens and a comment.
struct ScenarioLexer {
    private(set) var tokens: [Token<TextTemplate>] = []
    private(set) var comment: String?

    private let place: LinePlace
    // The lexer reads scalars instead of characters, because a quote before a combining accent has to remain a quote.
    private let scalars: [Unicode.Scalar]
    private var index = 0

    init(_ place: LinePlace) throws(ScenarioError) {
        self.place = place
        scalars = Array(place.text.unicodeScalars)
        while let scalar = peek() {
            if scalar.isSpace {
                index += 1
            } else if scalar == "#" {
                comment = String(scalars[(index + 1)...]).trimmed
                return
            } else if scalar == "\"" {
                let column = index + 1
                tokens.append(Token(kind: .quoted, text: try quotation(), column: column))
                try endOfQuotation()
            } else if scalar == "'", mayBeRaw {
                let column = index + 1
                tokens.append(Token(kind: .quoted, text: try rawQuotation(), column: column))
                try endOfQuotation()
            } else {
                try word()
            }
        }
    }

    private func peek() -> Unicode.Scalar? {
        index < scalars.count ? scalars[index] : nil
    }

    /// True if the next single quote begins a string, because the previous word is `json`, `with` or `and`. After any
    /// other word, a single quote is an ordinary character.
    private var mayBeRaw: Bool {
        guard let last = tokens.last, last.kind == .word, let word = last.text.literal else { return false }
        return ["json", "with", "and"].contains(word)
    }

    private var isAtThreeQuotes: Bool { scalars[index...].starts(with: ["'", "'", "'"]) }

    /// Reads a string between single quotes, or between triple single quotes. Braces in the string are ordinary
    /// characters, unless only a name is between the braces.
    private mutating func rawQuotation() throws(ScenarioError) -> TextTemplate {
        let opening = index + 1
        // Two single quotes are an empty string.
        let isLong = isAtThreeQuotes
        var text = TextTemplate()
        index += isLong ? 3 : 1
        while let scalar = peek() {
            let inside = scalars[(index + 1)...].prefix { $0 != "}" && $0 != "'" }
            if scalar == "{", isName(String(inside)), scalars.dropFirst(index + 1 + inside.count).first == "}"
            {
                text.append(placeholder: try placeholder())
                continue
            }
            if scalar == "'", !isLong || isAtThreeQuotes {
                index += isLong ? 3 : 1
                return text
            }
            index += 1
            text.append(scalar)
        }
        throw place.error(at: opening, isLong ? .rawTextNotClosed : .quoteNotClosed)
    }

    private mutating func word() throws(ScenarioError) {
        let column = index + 1
        var knob: TextTemplate?
        var text = TextTemplate()
        var hasComma = false
        while let scalar = peek(), !scalar.isSpace {
            if scalar == "\"" {
                guard let knob, text.isEmpty else { throw place.error(at: index + 1, .quoteInsideWord) }
                tokens.append(Token(kind: .setting(knob: knob), text: try quotation(), column: column))
                return try endOfQuotation()
            }
            if curlyQuotes.contains(scalar) { throw place.error(at: index + 1, .quoteIsCurly) }
            if scalar == "{" {
                text.append(placeholder: try placeholder())
                continue
            }
            index += 1
            // A setting needs a name before the `=`, because the query of a path can contain `=`.
            if scalar == "=", knob == nil, isName(text.written { $0 }.filter { $0 != "{" && $0 != "}" }) {
                knob = text
                text = TextTemplate()
            } else if scalar == ",", peek()?.isSpace ?? true {
                hasComma = true
            } else {
                text.append(scalar)
            }
        }
        if let knob {
            guard !text.isEmpty else {
                throw place.error(at: column, .knobWithoutValue(knob.written { $0 }))
            }
            tokens.append(Token(kind: .setting(knob: knob), text: text, column: column))
        } else if !text.isEmpty {
            tokens.append(Token(kind: .word, text: text, column: column))
        }
        if hasComma { appendComma(column: index) }
    }

    private mutating func appendComma(column: Int) {
        tokens.append(Token(kind: .comma, text: TextTemplate(), column: column))
    }

    /// Reads `{name}`, with its closing brace.
    private mutating func placeholder() throws(ScenarioError) -> String {
        let column = index + 1
        var name = String.UnicodeScalarView()
        index += 1
        while let scalar = peek(), scalar != "}" {
            name.append(scalar)
            index += 1
        }
        guard peek() == "}", isName(String(name)) else { throw place.error(at: column, .placeholder) }
        index += 1
        return String(name)
    }

    /// Reads a string in double quotes, with its closing quote.
    private mutating func quotation() throws(ScenarioError) -> TextTemplate {
        let opening = index + 1
        var text = TextTemplate()
        index += 1
        while let scalar = peek() {
            if scalar == "{" {
                text.append(placeholder: try placeholder())
                continue
            }
            index += 1
            switch scalar {
            case "\"":
                return text
            case "\\":
                guard let escaped = peek() else { throw place.error(at: opening, .quoteNotClosed) }
                guard let meaning = escapes[escaped] else {
                    throw place.error(at: index, .escape(String(escaped)))
                }
                index += 1
                text.append(meaning)
            default:
                text.append(scalar)
            }
        }
        throw place.error(at: opening, .quoteNotClosed)
    }

    private mutating func endOfQuotation() throws(ScenarioError) {
        if peek() == "," {
            index += 1
            appendComma(column: index)
        }
        guard let next = peek(), !next.isSpace else { return }
        throw place.error(at: index + 1, .quoteRunsOn)
    }
}

/// True if the text is a name as in Swift: letters, digits and underscores, without a digit at the beginning.
func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || first.isLetter else {
        return false
    }
    return text.unicodeScalars.allSatisfy {
        $0 == "_" || $0.isLetter || ("0"..."9").contains($0)
    }
}

extension String {
    fileprivate init(_ scalars: ArraySlice<Unicode.Scalar>) {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        self.init(view)
    }

    /// The text without white space at both ends.
    package var trimmed: String {
        guard let first = unicodeScalars.firstIndex(where: { !$0.isSpace }),
            let last = unicodeScalars.lastIndex(where: { !$0.isSpace })
        else { return "" }
        return String(unicodeScalars[first...last])
    }
}

extension Unicode.Scalar {
    /// Unicode's tables are slow, so ASCII is compared directly.
    var isSpace: Bool { isASCII ? self == " " || ("\t"..."\r").contains(self) : properties.isWhitespace }
    fileprivate var isLetter: Bool {
        isASCII ? ("a"..."z").contains(self) || ("A"..."Z").contains(self) : properties.isAlphabetic
    }
}
