extension Scenario {
    ///     try Scenario(parsing: "# Nothing to do\nwant nothing\nshow\nsettle", name: "idle")
    ///
    /// The title of a scenario is the first comment that has its own line, or else the scenario's name. `firstLine` is
    /// the number of the text's first line in `file`, for scenarios inside a larger document. `fixtures` are the files
    /// in the scenario's folder. If `fixtures` is given, a route may name only these files.
    public init(
        parsing text: String, name: String, isHidden: Bool = false, firstLine: Int = 1,
        file: String = "scenario", fixtures: [String: [UInt8]]? = nil, errors: [String] = []
    ) throws(ScenarioError) {
        let names = fixtures?.keys.sorted()
        var steps: [Step] = []
        var picks: [Pick] = []
        var title: String?
        var block: RepeatBlock?
        for (offset, line) in Scenario.lines(of: text).enumerated() {
            let place = LinePlace(file: file, line: firstLine + offset, text: line)
            switch (try RepeatBlock.Edge(place), block) {
            case (.start(let times), nil):
                block = RepeatBlock(place: place, times: times)
                continue
            case (.end, let ended?):
                steps += ended.writtenOut
                block = nil
                continue
            case (.start, .some): throw place.error(at: 1, .repeatInsideRepeat)
            case (.end, nil): throw place.error(at: 1, .endWithoutRepeat)
            case (nil, _): break
            }
            let reading = try ScenarioLine(
                parsing: line, after: picks, line: firstLine + offset, file: file, fixtures: names)
            if case .pick(let pick) = reading.verb { picks.append(pick) }
            if let verb = reading.verb {
                let step = Step(line: firstLine + offset, verb: verb)
                if block == nil { steps.append(step) } else { block?.steps.append(step) }
            } else if title == nil, let comment = reading.comment, !comment.isEmpty {
                title = comment
            }
        }
        if let open = block { throw open.place.error(at: 1, .repeatWithoutEnd) }
        guard !steps.isEmpty else {
            throw LinePlace(file: file, line: firstLine, text: "").error(at: 1, .empty)
        }
        self.init(
            name: name, title: title ?? name, isHidden: isHidden, steps: steps, fixtures: fixtures ?? [:],
            errors: errors)
    }
}

/// One line of the scenario language, with an optional verb and an optional comment. The lab also reads its lines in
/// the scenario language.
public struct ScenarioLine: Hashable, Sendable {
    public var verb: Verb?
    public var comment: String?

    /// - Parameters:
    ///   - picks: the `pick` lines before the line; the line can use their names.
    ///   - fixtures: the files that a route can reply with; nil if they are not known yet.
    public init(
        parsing text: String, after picks: [Pick] = [], line: Int = 1, file: String = "scenario",
        fixtures: [String]? = nil
    ) throws(ScenarioError) {
        let place = LinePlace(file: file, line: line, text: text, fixtures: fixtures)
        let lexer = try ScenarioLexer(place)
        comment = lexer.comment
        guard !lexer.tokens.isEmpty else { return }
        let verb = try Self.verb(of: lexer.tokens, after: picks, at: place)
        if case .pick(let pick) = verb { try Self.check(pick, after: picks, at: place) }
        self.verb = verb
    }

    private static func verb(
        of tokens: [Token<TextTemplate>], after picks: [Pick], at place: LinePlace
    ) throws(ScenarioError) -> Verb {
        let placeholders = Set(tokens.flatMap(\.placeholders))
        guard !placeholders.isEmpty else { return try place.verb(of: tokens, with: [:]) }
        let known = picks.flatMap(\.names)
        for token in tokens {
            for placeholder in token.placeholders where !known.contains(placeholder) {
                throw place.error(at: token.column, .unknownPick(placeholder, known: known))
            }
        }
        // Every combination of picked values must make a valid line, but never a `pick` line.
        for values in PickCombinations(picks: picks.filter { !placeholders.isDisjoint(with: $0.names) }).all {
            guard case .pick = try place.verb(of: tokens, with: values) else { continue }
            throw place.error(at: tokens[0].column, .pickDrawn)
        }
        return .template(LineTemplate(tokens))
    }

    private static func check(
        _ pick: Pick, after picks: [Pick], at place: LinePlace
    ) throws(ScenarioError) {
        let taken = Set(picks.flatMap(\.names))
        guard let twice = pick.names.first(where: taken.contains) else { return }
        throw place.error(at: 1, .pickedTwice(twice))
    }
}

extension Scenario {
    /// The lines of a scenario, in which each step has one line. Two things may span several lines: a string in three
    /// quotes, and a `route` line, if each further line begins with `then`, `replies` or `fails`. To keep the line
    /// numbers, each further line becomes an empty line.
    public static func lines(of text: String) -> [String] {
        var lines = text.scenarioLines
        for place in lines.indices where lines[place].contains("'''") {
            var whole = lines[place]
            var end = place
            while leavesTextOpen(whole), end + 1 < lines.count {
                end += 1
                whole += " " + lines[end].trimmed
            }
            // If a string has no closing quotes, its lines are not joined, so the error names the line where the string
            // begins.
            guard end > place, !leavesTextOpen(whole) else { continue }
            lines[place] = whole
            for rest in place + 1...end { lines[rest] = "" }
        }
        var route: Int?
        for place in lines.indices {
            let words = lines[place].trimmed
            if let first = route, continuations.contains(where: words.hasPrefix) {
                lines[first] += " " + words
                lines[place] = ""
            } else {
                route = words.hasPrefix("route ") ? place : nil
            }
        }
        return lines
    }

    /// The beginnings of a line that continues a `route` line.
    private static let continuations = ["then ", "replies ", "fails "]

    private static func leavesTextOpen(_ line: String) -> Bool {
        do throws(ScenarioError) {
            _ = try ScenarioLexer(LinePlace(file: "", line: 0, text: line))
            return false
        } catch {
            return error.problem == .rawTextNotClosed
        }
    }
}

extension String {
    /// The lines of the text; only LF, CR and CR LF end a line, because a quoted string can contain Unicode's other
    /// line ends. A byte order mark at the start of the text is removed.
    var scenarioLines: [String] {
        var lines: [String] = []
        var line = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in unicodeScalars.first == "\u{FEFF}" ? unicodeScalars.dropFirst() : unicodeScalars[...] {
            switch scalar {
            case "\n" where previous == "\r": break
            case "\n", "\r":
                lines.append(String(line))
                line = String.UnicodeScalarView()
            default: line.append(scalar)
            }
            previous = scalar
        }
        if !line.isEmpty { lines.append(String(line)) }
        return lines
    }
}
