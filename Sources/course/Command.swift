import Session

/// One thing that `course` can do, as data: help texts, the parser and (one day) shell completions
/// all read the same definition.
///
///     Command(
///         name: "verify", summary: "Run an exercise with your answer and say what it fetched",
///         operands: [Operand("EXERCISE"), Operand("FILE", isOptional: true, repeats: true)],
///         options: [.json], run: Verify.run)
struct Command: Sendable {
    var name: String
    var summary: String
    var operands: [Operand] = []
    var options: [Option] = []
    /// What does not fit into a line: examples, exit statuses.
    var discussion = ""
    var run: @Sendable (Arguments) throws -> ExitStatus

    init(
        name: String, summary: String, operands: [Operand] = [], options: [Option] = [],
        discussion: String = "",
        run: @escaping @Sendable (Arguments) throws -> ExitStatus
    ) {
        self.name = name
        self.summary = summary
        self.operands = operands
        self.options = options
        self.discussion = discussion
        self.run = run
    }

    /// A word of the prompt, outside of it: it is called the same and does the same.
    /// - Parameter summary: where outside it does a little less.
    init(
        _ word: CommandWord, summary: String? = nil, operands: [Operand] = [], options: [Option] = [],
        discussion: String = "", run: @escaping @Sendable (Arguments) throws -> ExitStatus
    ) {
        self.init(
            name: word.rawValue, summary: summary ?? word.summary, operands: operands, options: options,
            discussion: discussion, run: run)
    }

    /// `course verify EXERCISE [FILE…]`
    var usage: String {
        (["course", name] + operands.map(\.usage) + (options.isEmpty ? [] : ["[options]"])).joined(
            separator: " ")
    }
}

/// A word that stands for itself.
struct Operand: Sendable {
    var name: String
    var isOptional: Bool
    var repeats: Bool

    init(_ name: String, isOptional: Bool = false, repeats: Bool = false) {
        self.name = name
        self.isOptional = isOptional
        self.repeats = repeats
    }

    var usage: String {
        let word = repeats ? "\(name)…" : name
        return isOptional ? "[\(word)]" : word
    }
}

/// A word that starts with two dashes.
struct Option: Sendable {
    var name: String
    /// What its value is called in the help; nil for a switch.
    var value: String?
    var summary: String
    var isRequired = false

    var usage: String { value.map { "--\(name) \($0)" } ?? "--\(name)" }

    static let json = Option(name: "json", summary: "print facts as JSON, and nothing else")
    static let plain = Option(name: "plain", summary: "no drawing and no colour: sentences only")
    static let ledger = Option(
        name: "ledger", summary: "show each want with the requests made for it, and nothing else")
    static let all = Option(name: "all", summary: "show every finding, not only the three that matter most")
    static let seed = Option(name: "seed", value: "N", summary: "repeat the run with this seed (default 1)")
    static let dir = Option(
        name: "dir", value: "FOLDER",
        summary: "your answers are here (default: where `course start` has them)")
    static let help = Option(name: "help", summary: "show this help")
}

/// What was typed behind the command's name, sorted out.
struct Arguments: Sendable {
    var operands: [String] = []
    var values: [String: String] = [:]
    var switches: Set<String> = []

    func has(_ option: Option) -> Bool { switches.contains(option.name) }

    subscript(option: Option) -> String? { values[option.name] }
}
