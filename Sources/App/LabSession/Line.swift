import Scenario

/// A parsed line: a line of the scenario language, or a command of the lab.
///
///     try Line("set height 200", number: 3, file: "line")
enum Line: Hashable, Sendable {
    /// The person typed an empty line.
    case nothing
    case remark(String)
    case verb(Verb)
    case screen, requests, step, restart, reload, host, quit
    /// `auto on` compiles after each save of a file, and runs the lines again.
    case auto(Bool)
    /// Draws the timeline at the prompt, or into a file.
    case timeline(svg: String?)
    /// `page FILE` writes the player page into the named file.
    case page(String)
    case why(Int)
    case facts(all: Bool)
    case rewind(Int)
    case explore(ExplorationLength)
    /// `play 2` loads the invented story with the number 2.
    case play(Int)
    case save(path: String, mayReplace: Bool)
    case help(String?)

    /// - Parameters:
    ///   - picks: the `pick` lines so far. The new line may use names from earlier `pick` lines.
    ///   - number: the line's number in `file`, for messages.
    init(_ text: String, after picks: [Pick] = [], number: Int, file: String) throws(LineFault) {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let first = words.first else {
            self = .nothing
            return
        }
        if let word = Self.word(first) {
            self = try Self.command(word, Array(words.dropFirst()), LinePlace(text, number, file, column: 1))
            return
        }
        do throws(ScenarioError) {
            let line = try ScenarioLine(parsing: text, after: picks, line: number, file: file)
            self = line.verb.map { .verb($0) } ?? .remark(line.comment ?? "")
        } catch {
            throw LineFault(error, knowing: Word.allCases.map(\.rawValue))
        }
    }

    private static func word(_ text: String) -> Word? {
        switch text {
        case "?": .help
        case "exit": .quit
        default: Word(rawValue: text)
        }
    }

    private static func command(_ word: Word, _ rest: [String], _ place: LinePlace) throws(LineFault) -> Line
    {
        func alone(_ line: Line) throws(LineFault) -> Line {
            guard let surplus = rest.first else { return line }
            throw place.fault(
                "`\(word.rawValue)` takes fewer words: \"\(surplus)\" is too many. Write `\(word.usage)`.")
        }
        switch word {
        case .screen: return try alone(.screen)
        case .requests: return try alone(.requests)
        case .timeline:
            guard let option = rest.first else { return .timeline(svg: nil) }
            // Only names that end in .svg are accepted, so a picture can replace only an older picture.
            guard option == "--svg", rest.count == 2, rest[1].lowercased().hasSuffix(".svg") else {
                throw place.fault(
                    "`timeline` draws at the prompt, or into a file whose name ends in .svg. "
                        + "Write `timeline` or `timeline --svg story.svg`.")
            }
            return .timeline(svg: rest[1])
        case .page:
            // Only names that end in .html are accepted, so a page can replace only an older page.
            guard rest.count == 1, rest[0].lowercased().hasSuffix(".html") else {
                throw place.fault(
                    "`page` writes a file whose name ends in .html. Write `page run.html`.")
            }
            return .page(rest[0])
        case .step: return try alone(.step)
        case .restart: return try alone(.restart)
        case .reload: return try alone(.reload)
        case .host: return try alone(.host)
        case .auto:
            guard rest == ["on"] || rest == ["off"] else {
                throw place.fault("`auto` takes `on` or `off`. Write `auto on` or `auto off`.")
            }
            return .auto(rest == ["on"])
        case .quit: return try alone(.quit)
        case .why:
            guard rest.count == 1, let number = number(rest[0]) else {
                throw place.fault(
                    "`why` takes the number of a request. Write `why 1`; `requests` lists the requests.")
            }
            return .why(number)
        case .facts:
            guard rest.isEmpty || rest == ["all"] else {
                throw place.fault(
                    "`facts` does not take \"\(rest[0])\". Write `facts` or `facts all`.")
            }
            return .facts(all: !rest.isEmpty)
        case .rewind:
            guard rest.count < 2, let count = rest.isEmpty ? 1 : number(rest[0]), count > 0 else {
                throw place.fault(
                    "`rewind` takes the number of lines to take back. Write `rewind` or `rewind 3`.")
            }
            return .rewind(count)
        case .explore:
            guard let text = rest.first else { return .explore(.usual) }
            guard rest.count == 1, let length = ExplorationLength(text) else {
                throw place.fault(
                    "`explore` takes a number of stories or a length of time. Write `explore`, `explore 500` or `explore 30s`."
                )
            }
            return .explore(length)
        case .play:
            guard rest.count < 2, let number = rest.isEmpty ? 1 : number(rest[0]), number > 0 else {
                throw place.fault("`play` takes the number of an invented story. Write `play` or `play 2`.")
            }
            return .play(number)
        case .save:
            let isOver = rest.count == 2 && rest[0] == "over"
            guard rest.count == 1 || isOver, let path = rest.last else {
                throw place.fault("`save` takes the name of one file. Write `save story.scenario`.")
            }
            return .save(path: path, mayReplace: isOver)
        case .help:
            guard rest.count < 2 else { throw place.fault("`help` takes one word. Write `help set`.") }
            return .help(rest.first)
        }
    }

    /// Reads the number of a request. `#2` and `2` mean the same number.
    private static func number(_ text: String) -> Int? {
        Int(text.hasPrefix("#") ? String(text.dropFirst()) : text)
    }
}

/// The reason why a line could not be parsed: its place, its text and a correction.
///
///     line 3, column 1: "sett height 200": no verb is called "sett". Did you mean "set"?
public struct LineFault: Error, Hashable, Sendable, CustomStringConvertible {
    public let place: String
    public let fact: String

    /// The error's text for a line in a file. At the prompt, the lab shows only the `fact` of the
    /// error.
    public var description: String { "\(place): \(fact)" }

    init(place: String, fact: String) {
        self.place = place
        self.fact = fact
    }

    /// - Parameter words: the lab's commands, which suggestions include in addition to the verbs.
    init(_ error: ScenarioError, knowing words: [String]) {
        var error = error
        if case .unknownVerb(let word, let known) = error.problem {
            error.problem = .unknownVerb(word, known: known + words)
        }
        place = "\(error.file) line \(error.line), column \(error.column): \"\(error.source)\""
        fact = "\(error.problem)"
    }
}

private struct LinePlace {
    let text: String
    let number: Int
    let file: String
    let column: Int

    init(_ text: String, _ number: Int, _ file: String, column: Int) {
        (self.text, self.number, self.file, self.column) = (text, number, file, column)
    }

    func fault(_ fact: String) -> LineFault {
        LineFault(place: "\(file) line \(number), column \(column): \"\(text)\"", fact: fact)
    }
}
