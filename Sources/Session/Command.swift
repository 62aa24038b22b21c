/// A line that was understood.
enum Command: Hashable, Sendable {
    /// An empty line: whatever comes next.
    case next
    case lessons
    case read(String?)
    case exercises
    case open(String?)
    case task
    case hint
    case verify
    case watch
    case lab
    case replay
    case timeline
    case why(Int?)
    case review(String?)
    case explain(String?)
    case progress
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
        guard words.count <= (word.argument == nil ? 1 : 2) else {
            throw .tooMuch(word, surplus: words[word.argument == nil ? 1 : 2])
        }
        self =
            switch word {
            case .lessons: .lessons
            case .read: .read(argument)
            case .exercises: .exercises
            case .open: .open(argument)
            case .task: .task
            case .hint: .hint
            case .verify: .verify
            case .watch: .watch
            case .lab: .lab
            case .replay: .replay
            case .timeline: .timeline
            case .why: .why(try argument.map { text throws(CommandError) in try Self.request(text) })
            case .review: .review(argument)
            case .explain: .explain(argument)
            case .progress: .progress
            case .help: .help(try argument.map { text throws(CommandError) in try Self.word(text) })
            case .quit: .quit
            }
    }

    /// `2` or `#2`: the number that a report gives a request.
    private static func request(_ text: String) throws(CommandError) -> Int {
        guard let number = Int(text.drop { $0 == "#" }), number > 0 else { throw .notARequest(text) }
        return number
    }

    /// A whole word, or a beginning that only one word has.
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
}
