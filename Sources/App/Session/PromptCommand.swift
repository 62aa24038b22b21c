/// A parsed line of the prompt.
enum PromptCommand: Hashable, Sendable {
    /// An empty line, which runs the next step.
    case next
    case lessons
    case read(String?)
    case exercises(about: String)
    case open(String?)
    case task
    case edit(finding: Int, with: String?)
    case show
    case fix(line: Int, LineEdit)
    case hint
    case verify
    case watch
    case lab(String?)
    case replay
    case timeline
    case why(Int?)
    case explore
    case review(String?)
    case explain(String?)
    /// A line that only the shell's command of this name accepts, not the prompt's command.
    case shell(String)
    case compare
    case reset
    case progress
    case doctor
    case export(String)
    case `import`(String)
    case help(CommandWord?)
    case quit

    init(_ line: String) throws(CommandError) {
        let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let first = words.first else {
            self = .next
            return
        }
        let word = try Self.word(first)
        let argument = words.dropFirst().first
        let most = word.takesLine ? words.count : word.argument == nil ? 1 : 2
        guard words.count <= most else { throw .tooMuch(word, surplus: words[most]) }
        let rest = Self.rest(of: line)
        self =
            switch word {
            case .next: .next
            case .lessons: .lessons
            case .read: .read(argument)
            case .exercises: .exercises(about: rest)
            case .open: .open(argument)
            case .task: .task
            case .edit: try Self.edit(rest)
            case .show: .show
            case .fix: try Self.fix(rest)
            case .hint: .hint
            case .verify: .verify
            case .watch: .watch
            case .lab: .lab(argument)
            case .replay: .replay
            case .timeline: .timeline
            case .why: .why(try argument.map { text throws(CommandError) in try Self.request(text) })
            case .explore: .explore
            case .review: .review(argument)
            case .explain: .explain(argument)
            case .guide: .shell("guide \(rest)")
            case .ask: .shell("ask \(rest)")
            case .drill: .shell("drill \(rest)")
            case .mac: .shell("mac \(rest)")
            case .compare: .compare
            case .reset: .reset
            case .progress: .progress
            case .doctor: .doctor
            case .export: .export(try Self.file(rest, for: .export))
            case .import: .import(try Self.file(rest, for: .import))
            case .help: .help(try argument.map { text throws(CommandError) in try Self.word(text) })
            case .quit: .quit
            }
    }

    /// `2` or `#2`: the number of a request in a report.
    private static func request(_ text: String) throws(CommandError) -> Int {
        guard let number = Int(text.drop { $0 == "#" }), number > 0 else { throw .notARequest(text) }
        return number
    }

    /// Finds the command with the typed name, or the only command whose name begins with the typed text.
    static func word(_ text: String) throws(CommandError) -> CommandWord {
        let text = text.lowercased()
        if let word = CommandWord(rawValue: text) { return word }
        if text == "?" { return .help }
        if text == "exit" { return .quit }
        let fitting = CommandWord.allCases.filter { $0.rawValue.hasPrefix(text) }
        guard let only = fitting.first else { throw .unknown(text) }
        guard fitting.count == 1 else { throw .ambiguous(text, fitting) }
        return only
    }

    /// The line without its first word.
    private static func rest(of line: String) -> String {
        let trimmed = line.drop { $0.isWhitespace }
        return String(trimmed.drop { !$0.isWhitespace }.drop { $0.isWhitespace })
    }

    /// Lines such as `edit`, `edit 2`, `edit --with nano` and `edit 2 --with nano`.
    private static func edit(_ rest: String) throws(CommandError) -> PromptCommand {
        let first = rest.prefix { !$0.isWhitespace }
        let number = Int(first.drop { $0 == "#" }).flatMap { $0 > 0 ? $0 : nil }
        let wish = number == nil ? rest : String(rest.dropFirst(first.count).drop { $0.isWhitespace })
        guard !wish.isEmpty else { return .edit(finding: number ?? 1, with: nil) }
        let words = wish.split(separator: " ", maxSplits: 1).map(String.init)
        guard words[0] == "--with" else { throw .tooMuch(.edit, surplus: words[0]) }
        guard words.count == 2 else { throw .missing(.edit) }
        return .edit(finding: number ?? 1, with: words[1])
    }

    private static func fix(_ rest: String) throws(CommandError) -> PromptCommand {
        let words = rest.split(separator: " ", maxSplits: 1).map(String.init)
        guard let first = words.first else { throw .missing(.fix) }
        guard let line = Int(first), line > 0 else { throw .noLineNumber(first) }
        guard words.count == 2 else { return .fix(line: line, .ask) }
        switch words[1].filter({ !$0.isWhitespace }) {
        case "--delete": return .fix(line: line, .delete)
        case "--blank": return .fix(line: line, .blank)
        default: return .fix(line: line, .text(words[1]))
        }
    }

    private static func file(_ rest: String, for word: CommandWord) throws(CommandError) -> String {
        guard !rest.isEmpty else { throw .missing(word) }
        return rest
    }
}

/// An edit of one line of the learner's file.
public enum LineEdit: Hashable, Sendable {
    /// The learner edits the line of the file at the prompt.
    case ask
    case text(String)
    /// The line of the file becomes empty.
    case blank
    /// The edit removes the line, and the lines below move up.
    case delete
}
