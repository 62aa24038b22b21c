/// A line with holes: what it says is known when a seed has drawn what fills them.
///
///     route GET /{width}/{height} replies image after {latency}
///
/// A line is cut into words before anything is drawn, so a value with a space in it stays in its place.
public struct LineTemplate: Hashable, Sendable, CustomStringConvertible {
    /// The line as it is written, which reads back as this template.
    public let description: String

    /// The columns are those of `description`.
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

    /// The names that have to be drawn before the line says anything.
    public var names: Set<String> { Set(tokens.flatMap(\.holes)) }

    /// What the line says with these values.
    func verb(with values: [String: String], at line: Int, of file: String) throws(ScenarioError) -> Verb {
        let place = LinePlace(file: file, line: line, text: description)
        return try place.verb(of: tokens, with: values)
    }
}

extension LinePlace {
    /// Reads the line whose tokens these are, with its holes filled.
    func verb(
        of tokens: [Token<TextTemplate>], with values: [String: String]
    ) throws(ScenarioError) -> Verb {
        for token in tokens {
            for hole in token.holes where values[hole] == nil {
                throw error(at: token.column, .unknownPick(hole, known: values.keys.sorted()))
            }
        }
        do throws(ScenarioError) {
            var cursor = LineCursor(place: self, tokens: tokens.map { $0.filled(with: values) })
            return try cursor.verb()
        } catch {
            var error = error
            // In the order of the line, each once.
            var used: [String] = []
            for hole in tokens.flatMap(\.holes) where !used.contains(hole) { used.append(hole) }
            let drawn = used.map { "{\($0)} is \(values[$0] ?? "")" }
            if !drawn.isEmpty { error.problem = .whenDrawn(drawn.joined(separator: " and "), error.problem) }
            throw error
        }
    }
}

extension Token<TextTemplate> {
    var holes: [String] {
        if case .setting(let knob) = kind { knob.holes + text.holes } else { text.holes }
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
