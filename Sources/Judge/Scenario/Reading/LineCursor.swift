/// Reads the tokens of one line from left to right. If a token is wrong, the error message names the expected token.
struct LineCursor {
    let place: LinePlace
    /// An example of a correct line with the verb, for error messages.
    var example: String

    private let tokens: [Token<String>]
    private var index = 0

    init(place: LinePlace, tokens: [Token<String>], example: String = "") {
        self.place = place
        self.tokens = tokens
        self.example = example
    }

    var next: Token<String>? { index < tokens.count ? tokens[index] : nil }

    private var endColumn: Int { place.text.unicodeScalars.count + 1 }

    func error(_ problem: ScenarioError.Problem) -> ScenarioError {
        place.error(at: next?.column ?? endColumn, problem)
    }

    /// The error for a line that ends before `what`.
    func missing(_ what: String) -> ScenarioError { error(.missing(what, example: example)) }

    /// If the line has already ended, throws an error that asks for `what`.
    mutating func take(_ what: String) throws(ScenarioError) -> Token<String> {
        guard let token = next else { throw missing(what) }
        index += 1
        return token
    }

    mutating func skip(_ word: String) -> Bool {
        guard let next, next.kind == .word, next.text == word else { return false }
        index += 1
        return true
    }

    mutating func skipComma() -> Bool {
        guard next?.kind == .comma else { return false }
        index += 1
        return true
    }

    /// Takes one of the keywords that `Word` lists. The error message uses `position` to say where the keyword belongs,
    /// such as `after the resource`.
    mutating func keyword<Word>(_ position: String) throws(ScenarioError) -> Word
    where Word: CaseIterable & RawRepresentable<String> {
        let words = Word.allCases.map(\.rawValue)
        guard let token = next else { throw missing(words.map(quoted).joined(separator: " or ")) }
        guard token.kind == .word, let word = Word(rawValue: token.text) else {
            throw error(.unknownWord(token.text, place: position, known: words, example: example))
        }
        index += 1
        return word
    }

    /// Reads the keyword `word`, which is the only possible next word.
    mutating func keyword(_ word: String, _ position: String) throws(ScenarioError) {
        guard let token = next else { throw missing(quoted(word)) }
        guard skip(word) else {
            throw error(.unknownWord(token.text, place: position, known: [word], example: example))
        }
    }

    func finish() throws(ScenarioError) {
        if let next { throw error(.surplus(next.text, example: example)) }
    }

    // MARK: - Values that several verbs use

    mutating func duration() throws(ScenarioError) -> Duration {
        let start = index
        var text = try take("a length of time such as `300ms`").text
        if text.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "." }), let unit = next, unit.kind == .word {
            text += unit.text
            index += 1
        }
        do {
            return try DurationSyntax.parse(text)
        } catch {
            index = start
            switch error {
            case .malformed: throw self.error(.duration(text))
            case .tooLong: throw self.error(.durationTooLong(text))
            }
        }
    }

    mutating func count(_ what: String, _ allowed: ClosedRange<Int>) throws(ScenarioError) -> Int {
        let token = try take(what)
        guard let count = Int(token.text), token.text.allSatisfy(\.isNumber), allowed.contains(count) else {
            index -= 1
            throw error(.count(token.text, allowed: allowed))
        }
        return count
    }

    /// Takes a distance in points, which can be negative.
    mutating func points(_ what: String) throws(ScenarioError) -> Int {
        let token = try take(what)
        guard let points = Int(token.text), Self.distances.contains(points), !token.text.hasPrefix("+") else {
            index -= 1
            throw error(.count(token.text, allowed: Self.distances))
        }
        return points
    }

    private static let distances = -10_000...10_000

    /// Takes a word or a quoted string.
    mutating func value(_ what: String) throws(ScenarioError) -> String {
        if case .setting(let knob) = next?.kind {
            throw error(.valueNeedsQuotes("\(knob)=\(next?.text ?? "")"))
        }
        guard next?.kind != .comma else { throw missing(what) }
        return try take(what).text
    }

    /// Reads a quoted string if the next token is a quoted string; otherwise returns nil.
    mutating func textIfAny(_ what: String) throws(ScenarioError) -> String? {
        next?.kind == .quoted ? try text(what) : nil
    }

    mutating func text(_ what: String) throws(ScenarioError) -> String {
        guard let token = next else { throw missing(what) }
        guard token.kind == .quoted else {
            throw error(.textWithoutQuotes(token.text, what, example: example))
        }
        index += 1
        return token.text
    }
}

func quoted(_ text: String) -> String { "\"\(text)\"" }
