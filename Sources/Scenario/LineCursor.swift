/// Walks over the tokens of one line and says, where it cannot go on, what should have stood there.
struct LineCursor {
    let place: LinePlace
    /// A right line of the same verb, for messages.
    var example = ""

    private let tokens: [Token<String>]
    private var index = 0

    init(place: LinePlace, tokens: [Token<String>]) {
        self.place = place
        self.tokens = tokens
    }

    var next: Token<String>? { index < tokens.count ? tokens[index] : nil }

    private var endColumn: Int { place.text.unicodeScalars.count + 1 }

    func error(_ problem: ScenarioError.Problem) -> ScenarioError {
        place.error(at: next?.column ?? endColumn, problem)
    }

    /// Steps over the next token; `what` names it when there is none.
    mutating func take(_ what: String) throws(ScenarioError) -> Token<String> {
        guard let token = next else { throw error(.missing(what, example: example)) }
        index += 1
        return token
    }

    /// Steps over `word` if it comes next.
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

    /// Steps over one of `words`.
    mutating func keyword(_ words: [String], _ position: String) throws(ScenarioError) -> String {
        guard let token = next else {
            throw error(.missing(words.map(quoted).joined(separator: " or "), example: example))
        }
        guard token.kind == .word, words.contains(token.text) else {
            throw error(.unknownWord(token.text, place: position, known: words, example: example))
        }
        index += 1
        return token.text
    }

    func finish() throws(ScenarioError) {
        if let next { throw error(.surplus(next.text, example: example)) }
    }

    // MARK: - Things that several verbs speak of

    mutating func resource() throws(ScenarioError) -> Resource {
        guard let token = next else {
            throw error(.missing("a resource such as `/200/300`", example: example))
        }
        var method = "GET"
        if token.kind == .word, isMethodLike(token.text) {
            guard knownMethods.contains(token.text) else { throw error(.method(token.text)) }
            method = token.text
            index += 1
        }
        let pathToken = next
        guard let pathToken else { throw error(.missing("a path such as `/200/300`", example: example)) }
        guard pathToken.kind == .word || pathToken.kind == .quoted, pathToken.text.unicodeScalars.first == "/"
        else {
            throw error(problem(ofPath: pathToken.text))
        }
        index += 1
        return Resource(method: method, path: pathToken.text)
    }

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

    /// A text, which has to stand in quotes.
    mutating func text(_ what: String) throws(ScenarioError) -> String {
        guard let token = next else { throw error(.missing(what, example: example)) }
        guard token.kind == .quoted else {
            throw error(.textWithoutQuotes(token.text, what, example: example))
        }
        index += 1
        return token.text
    }

    private func isMethodLike(_ text: String) -> Bool {
        text.allSatisfy { $0.isASCII && $0.isLetter && $0.isUppercase }
            || knownMethods.contains(text.uppercased())
    }

    private func problem(ofPath text: String) -> ScenarioError.Problem {
        guard let scheme = text.firstRange(of: "://") else { return .resource(text) }
        let path = text[scheme.upperBound...].drop { $0 != "/" }
        return .resourceIsURL(text, path: path.isEmpty ? "/" : String(path))
    }
}

/// The methods a resource may have.
let knownMethods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"]

func quoted(_ text: String) -> String { "\"\(text)\"" }
