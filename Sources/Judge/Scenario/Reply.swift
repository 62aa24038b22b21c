import Wire

/// One response of the network and how long it takes.
public struct Reply: Hashable, Sendable {
    /// The content of the response, or the kind of failure.
    public enum Content: Hashable, Sendable {
        /// A small picture with unpredictable content.
        case image
        /// A few unpredictable words.
        case text
        /// JSON made for the type that the app decodes. Each request gets new unpredictable texts.
        case sample
        /// A `sample` with this many elements in each outer list.
        case samples(Int)
        /// The bytes of the exercise's file with this name.
        case fixture(String)
        /// JSON text that the scenario gives, sent as `application/json`.
        case json(String)
        /// A response with the given status and an unpredictable text. The statuses 204 and 304 have no body.
        case status(Int)
        /// A failed request, which gets no response.
        case failure(TransportError)
    }
    public var content: Content
    /// The status of a response that also has a body; nil for the status 200. If a response has an error status and a
    /// valid body, the course can see whether the app checks the status.
    public var status: Int?
    /// The response's headers. Always empty for a failed request.
    public var headers: [ResponseHeader]
    /// The shortest time until the response.
    public var latency: Duration
    /// The longest random delay that is added to `latency`. The seed picks the additional time for each request, in
    /// steps of 10 ms.
    public var jitter: Duration

    public init(
        _ content: Content, status: Int? = nil, with headers: [ResponseHeader] = [], after latency: Duration,
        jitter: Duration = .zero
    ) {
        (self.content, self.status, self.headers) = (content, status, headers)
        self.latency = latency
        self.jitter = jitter
    }

    /// The latency of a reply without `after`.
    public static let usualLatency = Duration.milliseconds(100)

    /// The text of the reply in a `route` line, without the word `replies`.
    var written: String {
        let said = headers.enumerated().map { " \($0 == 0 ? "with" : "and") \($1.written)" }.joined()
        let status = status.map { "\($0) " } ?? ""
        return "\(status)\(content.written)\(said) after \(writtenLatency)"
    }

    /// True if the reply can be a web socket's message; a status or a failure ends the connection.
    public var isMessage: Bool { status == nil && content.isMessage }

    /// The response's status; nil if the request fails.
    public var answersStatus: Int? {
        switch content {
        case .status(let status): status
        case .image, .text, .sample, .samples, .fixture, .json: status ?? 200
        case .failure: nil
        }
    }

    private var writtenLatency: String {
        let shortest = DurationSyntax.print(latency)
        return jitter > .zero ? "\(shortest) to \(DurationSyntax.print(latency + jitter))" : shortest
    }
}

extension Reply.Content {
    fileprivate var isMessage: Bool {
        switch self {
        case .image, .text, .sample, .samples, .fixture, .json: true
        case .status, .failure: false
        }
    }

    var isFailure: Bool {
        if case .failure = self { true } else { false }
    }

    var written: String {
        switch self {
        case .image: "image"
        case .text: "text"
        case .sample: "sample"
        case .samples(let count): "sample of \(count)"
        case .fixture(let name): "fixture \(inQuotesIfNeeded(name))"
        case .json(let text): "json \(inRawQuotes(text))"
        case .status(let status): "\(status)"
        case .failure(let error): "fails with \(error.rawValue)"
        }
    }
}

extension Reply {
    /// The words that can come next in a `route` line. The list of possible next words is only an estimate from the
    /// last words of the line.
    public static func words(after words: [String]) -> [String] {
        guard let last = words.last else { return [] }
        let contents = ["image", "text", "sample", "json '", "fixture", "404", "500"]
        return switch last {
        case "replies": contents
        case "then": contents + ["fails with"]
        case "fails": ["with"]
        case "with": words.dropLast().last == "fails" ? TransportError.allCases.map(\.rawValue) : []
        case "404", "500": ["after", "with \"", "image", "sample", "json '", "fixture"]
        case "image", "text", "sample": ["after", "with \""]
        case _ where TransportError(rawValue: last) != nil: ["after"]
        case _ where words.dropLast().last == "after": ["then"]
        case _ where last.hasPrefix("/"): ["replies", "fails with"]
        default: []
        }
    }
}

extension LineCursor {
    private enum Word: String, CaseIterable { case image, text, sample, json, fixture }
    private enum Start: String, CaseIterable { case replies, fails }

    /// Reads one reply. The first reply of a route needs the word `replies`; later replies can omit the word.
    mutating func reply(isFirst: Bool) throws(ScenarioError) -> Reply {
        let content: Reply.Content
        var status: Int?
        var headers: [ResponseHeader] = []
        if skip("fails") {
            try keyword("with", "after `fails`")
            content = .failure(try keyword("after `fails with`"))
            if next?.kind == .word, next?.text == "with" { throw error(.headersOfFailure) }
        } else {
            if !skip("replies"), isFirst { let _: Start = try keyword("after the resource") }
            (status, content) = try replyContent()
            headers = try self.headers()
        }
        if next == nil || next?.kind == .word && next?.text == "then" {
            return Reply(content, status: status, with: headers, after: Reply.usualLatency)
        }
        try keyword("after", "after the reply")
        let low = try duration()
        let start = self
        guard skip("to") else { return Reply(content, status: status, with: headers, after: low) }
        let high = try duration()
        let ends = (DurationSyntax.print(low), DurationSyntax.print(high))
        guard low <= high else { throw start.error(.rangeRunsBackwards(low: ends.0, high: ends.1)) }
        guard high - low >= Pick.durationStep else {
            throw start.error(.rangeTooNarrow(low: ends.0, high: ends.1))
        }
        return Reply(content, status: status, with: headers, after: low, jitter: high - low)
    }

    /// A status without a body gets an unpredictable text.
    private mutating func replyContent() throws(ScenarioError) -> (status: Int?, content: Reply.Content) {
        if let token = next, token.kind == .word, token.text.unicodeScalars.first.map(isDigit) == true {
            guard let status = Int(token.text), (100...599).contains(status) else {
                throw error(.status(token.text))
            }
            _ = try take("a status code")
            guard next?.kind == .word, let word = next?.text, Word(rawValue: word) != nil else {
                return (nil, .status(status))
            }
            return (status, try body())
        }
        return (nil, try body())
    }

    private mutating func body() throws(ScenarioError) -> Reply.Content {
        let word: Word = try keyword("as a reply")
        return switch word {
        case .image: .image
        case .text: .text
        case .sample: try sample()
        case .json: .json(try json())
        case .fixture: .fixture(try fixture())
        }
    }

    /// `sample of 25` makes lists with 25 elements.
    private mutating func sample() throws(ScenarioError) -> Reply.Content {
        guard skip("of") else { return .sample }
        return .samples(try count("the number of elements, such as 25", 0...500))
    }

    /// The body of a response, in single or double quotes.
    private mutating func json() throws(ScenarioError) -> String {
        try take("JSON in single quotes, such as '{\"a\": 1}'").text
    }

    private mutating func fixture() throws(ScenarioError) -> String {
        let start = self
        let token = try take("the name of a file beside the scenario")
        guard isFileName(token.text) else { throw start.error(.fixtureName(token.text)) }
        if let known = place.fixtures, !known.contains(token.text) {
            throw start.error(.noFixture(token.text, known: known))
        }
        return token.text
    }
}

/// A name without a folder cannot refer to a file in another folder.
private func isFileName(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix(".")
        && text.unicodeScalars.allSatisfy {
            $0 == "." || $0 == "-" || $0 == "_" || $0.properties.isAlphabetic || isDigit($0)
        }
}

private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
