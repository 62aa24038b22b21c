/// The scenario line that the parser reads, for error messages.
struct LinePlace {
    var file: String
    var line: Int
    var text: String
    /// The files that a route can reply with; nil if they are not known yet.
    var fixtures: [String]?

    func error(at column: Int, _ problem: ScenarioError.Problem) -> ScenarioError {
        ScenarioError(file: file, line: line, column: column, source: text.trimmed, problem: problem)
    }
}

extension LinePlace {
    /// Replaces the placeholders in the tokens with values, and reads the line.
    func verb(
        of tokens: [Token<TextTemplate>], with values: [String: String]
    ) throws(ScenarioError) -> Verb {
        for token in tokens {
            for placeholder in token.placeholders where values[placeholder] == nil {
                throw error(at: token.column, .unknownPick(placeholder, known: values.keys.sorted()))
            }
        }
        do throws(ScenarioError) {
            var cursor = LineCursor(place: self, tokens: tokens.map { $0.filled(with: values) })
            return try cursor.verb()
        } catch {
            var error = error
            // The names in the line's placeholders, each once, in the order of the line.
            var used: [String] = []
            for placeholder in tokens.flatMap(\.placeholders) where !used.contains(placeholder) {
                used.append(placeholder)
            }
            let drawn = used.map { "{\($0)} is \(values[$0] ?? "")" }
            if !drawn.isEmpty { error.problem = .whenDrawn(drawn.joined(separator: " and "), error.problem) }
            throw error
        }
    }
}
