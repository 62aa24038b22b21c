/// A line with placeholders, such as `{width}`. The seed picks the values for the placeholders.
///
///     route GET /{width}/{height} replies image after {latency}
///
/// The line is split into words before the seed picks values, so that a value with a space remains one word.
public struct LineTemplate: Hashable, Sendable, CustomStringConvertible {
    /// The line as text, which the parser reads back as an equal template.
    public let description: String

    /// Each token's column is the position in `description`.
    let tokens: [Token<TextTemplate>]

    init(_ tokens: [Token<TextTemplate>]) {
        var text = ""
        var placed: [Token<TextTemplate>] = []
        for var token in tokens {
            if !text.isEmpty, token.kind != .comma { text += " " }
            token.column = text.unicodeScalars.count + 1
            text += token.written
            placed.append(token)
        }
        self.tokens = placed
        description = text
    }

    /// The names in the template's placeholders, such as `height` in `{height}`.
    public var names: Set<String> { Set(tokens.flatMap(\.placeholders)) }

    func verb(with values: [String: String], at line: Int, of file: String) throws(ScenarioError) -> Verb {
        let place = LinePlace(file: file, line: line, text: description)
        return try place.verb(of: tokens, with: values)
    }
}

extension Token<TextTemplate> {
    var placeholders: [String] {
        if case .setting(let knob) = kind { knob.placeholders + text.placeholders } else { text.placeholders }
    }

    func filled(with values: [String: String]) -> Token<String> {
        let kind: Token<String>.Kind =
            switch self.kind {
            case .word: .word
            case .quoted: .quoted
            case .comma: .comma
            case .setting(let knob): .setting(knob: knob.filled(with: values))
            }
        return Token<String>(kind: kind, text: text.filled(with: values), column: column)
    }

    fileprivate var written: String {
        switch kind {
        case .comma: ","
        case .word: text.written { $0 }
        case .quoted: "\"\(text.written(escaped))\""
        case .setting(let knob): "\(knob.written { $0 })=\"\(text.written(escaped))\""
        }
    }
}
