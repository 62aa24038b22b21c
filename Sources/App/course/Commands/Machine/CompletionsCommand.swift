import CommandLine
import CommandOutput
import Curriculum
import Grading
import Study
import Text

/// `course completions`: prints a script that adds completions to a shell.
enum CompletionsCommand {
    static let definition = Command(
        "completions", summary: "print completions for bash, zsh or fish",
        operands: [shell], options: [words],
        discussion: """
                bash: course completions bash > ~/.local/share/bash-completion/completions/course
                zsh: course completions zsh > _course, in a folder of your $fpath
                fish: course completions fish > ~/.config/fish/completions/course.fish

            `make install` installs the completions for all three shells.
            """,
        run: run)

    private static let shell = Operand(optional: "SHELL", .word("shell"))
    private static let words = Option(
        "words", "KIND", .text,
        summary: "print all names of this KIND (exercise, lesson, finding …), one per line")

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        if let name = arguments[words] {
            guard let kind = WordKind(rawValue: name) else {
                throw UsageError(
                    "--words knows no KIND \"\(name)\"",
                    suggestion: Spelling.suggestions(for: name, among: WordKind.allCases.map(\.rawValue))
                        .first)
            }
            for word in try kind.words() { Output.say(word) }
            return .passed
        }
        guard let name = arguments[shell] else {
            throw UsageError("completions needs a SHELL: bash, zsh or fish")
        }
        guard let shell = Shell(rawValue: name) else {
            throw UsageError(
                "completions supports bash, zsh and fish, not \(name)",
                suggestion: Spelling.suggestions(for: name, among: Shell.allCases.map(\.rawValue)).first)
        }
        Output.say(shell.completions(for: Course.program))
        return .passed
    }

    /// The kinds of words that completion scripts request.
    private enum WordKind: String, CaseIterable {
        case exercise, lesson, part, finding, guide, question, kind, command, shell

        func words() throws -> [String] {
            switch self {
            case .exercise: try Library.open().curriculum.exercises.flatMap { ["\($0.number)", $0.id] }
            case .lesson: try Library.open().curriculum.lessons.flatMap { ["\($0.part)", $0.id] }
            case .part: MacPage.survey(try Library.root()).0.map { "\($0.part)" }
            case .finding: FindingCode.allCases.map(\.rawValue)
            case .guide: Guide.names
            case .question: Question.survey(try Library.root()).0.map(\.id)
            case .kind: ExerciseKind.allCases.map(\.rawValue)
            case .command: Course.program.commands.map(\.name).filter { !$0.contains(" ") }
            case .shell: Shell.allCases.map(\.rawValue)
            }
        }
    }
}
