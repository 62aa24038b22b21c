import Curriculum
import Spelling

/// `course completions`: a script that teaches a shell the commands.
enum CompletionsCommand {
    static let definition = Command(
        name: "completions", summary: "print completions for bash, zsh or fish",
        operands: [Operand("SHELL", isOptional: true)], options: [words],
        discussion: """
                bash: course completions bash > ~/.local/share/bash-completion/completions/course
                zsh: course completions zsh > _course, in a folder of your $fpath
                fish: course completions fish > ~/.config/fish/completions/course.fish

            `make install` puts them where the shells look.
            """,
        run: run)

    private static let words = Option(
        name: "words", value: "KIND",
        summary: "print what may stand for EXERCISE, LESSON or CODE, a line each")

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        if let kind = arguments[words] {
            guard let placeholder = Placeholder(kind.uppercased()) else {
                throw UsageError(
                    "nothing is called \(kind)", usage: definition.usage,
                    suggestion: Spelling.suggestions(for: kind, among: Placeholder.allCases.map(\.kind)).first
                )
            }
            try OfferedWords.of(placeholder).forEach(Output.say)
            return .passed
        }
        guard let name = arguments.operands.first else {
            throw UsageError("completions needs a SHELL: bash, zsh or fish", usage: definition.usage)
        }
        guard let shell = Shell(rawValue: name) else {
            throw UsageError(
                "completions are made for bash, zsh and fish, not for \(name)", usage: definition.usage,
                suggestion: Spelling.suggestions(for: name, among: Shell.allCases.map(\.rawValue)).first)
        }
        Output.say(shell.completions(for: Course.commands))
        return .passed
    }
}
