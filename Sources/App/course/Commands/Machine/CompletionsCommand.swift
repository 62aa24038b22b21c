import CommandLine
import Curriculum
import Grading
import Manners
import Study
import Text

/// `course completions`: a script that teaches a shell the commands.
enum CompletionsCommand {
    static let definition = Command(
        "completions", summary: "print completions for bash, zsh or fish",
        operands: [shell], options: [words],
        discussion: """
                bash: course completions bash > ~/.local/share/bash-completion/completions/course
                zsh: course completions zsh > _course, in a folder of your $fpath
                fish: course completions fish > ~/.config/fish/completions/course.fish

            `make install` puts them where the shells look.
            """,
        run: run)

    private static let shell = Operand(optional: "SHELL", .word("shell"))
    private static let words = Option(
        "words", "KIND", .text, summary: "print what may stand for EXERCISE, LESSON or CODE, a line each")

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        if let name = arguments[words] {
            guard let kind = WordKind(rawValue: name) else {
                throw UsageError(
                    "there is no kind of word \"\(name)\"",
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
                "completions are made for bash, zsh and fish, not for \(name)",
                suggestion: Spelling.suggestions(for: name, among: Shell.allCases.map(\.rawValue)).first)
        }
        Output.say(shell.completions(for: Course.program))
        return .passed
    }

    /// The kinds of words that a shell asks for when it completes.
    private enum WordKind: String, CaseIterable {
        case exercise, lesson, finding, guide, question, kind, command, shell

        /// Those that this course has now.
        func words() throws -> [String] {
            switch self {
            case .exercise: try Library.open().curriculum.exercises.flatMap { ["\($0.number)", $0.id] }
            case .lesson: try Library.open().curriculum.lessons.flatMap { ["\($0.part)", $0.id] }
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
