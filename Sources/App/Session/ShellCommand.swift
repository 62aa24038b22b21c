import Curriculum

/// A shell command that the prompt can run too, for lines that the prompt's own command refuses.
public struct ShellCommand: Sendable {
    public let name: String
    /// The option names without dashes, for Tab.
    public let options: [String]
    /// The values that Tab offers for the command's first operand; empty if the prompt has its own list.
    public let words: @Sendable () -> [String]

    public init(
        name: String, options: [String] = [], words: @autoclosure @escaping @Sendable () -> [String] = []
    ) {
        self.name = name
        self.options = options
        self.words = words
    }
}

extension Session {
    /// If the prompt's own command refuses a line, the shell's command of the same name runs the line, as for
    /// `verify --all`, `hint 6.1` and `course why 2.1 3`.
    func command(_ line: String) throws(CommandError) -> PromptCommand {
        let line = Self.withoutProgram(line)
        let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let first = words.first else { return .next }
        guard let word = try word(first) else { return .shell(line) }
        let shellLine = word.rawValue + line.dropFirst(first.count)
        guard has(word.rawValue) else { return try PromptCommand(line) }
        guard !Self.isForShell(words, word) else { return .shell(shellLine) }
        do throws(CommandError) {
            return try PromptCommand(line)
        } catch {
            guard isForShell(error) else { throw error }
            return .shell(shellLine)
        }
    }

    /// Removes `course` from the start of a line that the learner copied from a page or a shell's history.
    private static func withoutProgram(_ line: String) -> String {
        let line = line.drop { $0.isWhitespace }
        let rest = line.dropFirst("course".count)
        guard line.hasPrefix("course"), rest.first?.isWhitespace == true else { return String(line) }
        return String(rest.drop { $0.isWhitespace })
    }

    /// Finds the prompt's command with the typed name; nil if only the shell has a command with that name.
    private func word(_ text: String) throws(CommandError) -> CommandWord? {
        do throws(CommandError) {
            return try PromptCommand.word(text)
        } catch {
            guard case .unknown = error, has(text) else { throw error }
            return nil
        }
    }

    /// True if the shell's command may accept a line that the prompt's command refused, such as a line that names
    /// another exercise.
    private func isForShell(_ error: CommandError) -> Bool {
        switch error {
        case .tooMuch: return true
        case .notARequest(let word), .noLineNumber(let word):
            if case .unknown = curriculum.exercise(matching: word) { return false }
            return true
        case .unknown, .ambiguous, .missing: return false
        }
    }

    func has(_ name: String) -> Bool { shellCommands.contains { $0.name == name } }

    /// True if the words have an option or a file that only the shell's command accepts.
    private static func isForShell(_ words: [String], _ word: CommandWord) -> Bool {
        let arguments = words.dropFirst()
        switch word {
        case .fix: return arguments.first?.hasPrefix("--") == true
        case .edit: return arguments.contains { $0.hasPrefix("--") && $0 != "--with" }
        case .lab: return arguments.contains { $0.hasPrefix("--") || $0.hasSuffix(".swift") }
        case .next, .lessons, .read, .exercises, .open, .task, .show, .hint, .verify, .watch, .replay,
            .timeline, .why, .explore, .explain, .guide, .ask, .drill, .mac, .review, .compare, .reset,
            .progress,
            .doctor,
            .export,
            .import,
            .help, .quit:
            return arguments.contains { $0.hasPrefix("--") }
        }
    }

    /// The changes that a shell's command made: the learner's progress, the last run and the open exercise.
    public struct CommandTrace: Sendable {
        let progress: Progress
        let attempt: AttemptSummary?
        let opened: (exercise: Exercise, file: String)?

        /// - Parameters:
        ///   - progress: the learner's progress after the command.
        ///   - attempt: the last run that the command reported.
        ///   - opened: the exercise that the command opened.
        public init(
            progress: Progress, attempt: AttemptSummary? = nil,
            opened: (exercise: Exercise, file: String)? = nil
        ) {
            (self.progress, self.attempt, self.opened) = (progress, attempt, opened)
        }
    }

    /// Tells the session that the caller performed `.command`.
    public mutating func noticed(_ trace: CommandTrace) -> [PromptEffect] {
        let id = current?.exercise.id
        if let id, trace.progress.hasPassed(id), !progress.hasPassed(id) { current?.isDone = true }
        let before = id.flatMap { progress.standings[$0] }
        progress = trace.progress
        if let opened = trace.opened { takeUp(opened.exercise, file: opened.file) }
        guard let attempt = trace.attempt, attempt.exerciseID == current?.exercise.id else { return [] }
        current?.isDone = attempt.passed
        return [.print(page(on: attempt, after: before).markdown)]
    }

    /// The findings of the open exercise's last run.
    var lastFindings: [String] {
        current.flatMap { progress.standings[$0.exercise.id]?.lastFindings } ?? []
    }
}
