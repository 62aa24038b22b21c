/// A shell that can complete a program's commands, options and operands.
public enum Shell: String, CaseIterable, Sendable {
    case bash
    case zsh
    case fish

    /// The script that adds completions for the program to a shell.
    public func completions(for program: Program) -> String {
        switch self {
        case .bash: BashCompletion(program: program).script
        case .zsh: ZshCompletion(program: program).script
        case .fish: FishCompletion(program: program).script
        }
    }
}

extension Program {
    /// The command line that lists the words of a kind, for a completion script.
    func listing(_ kind: String) -> String { (wordLister + [kind]).joined(separator: " ") }
}

extension String {
    /// The text in single quotes, in a form for bash, zsh and fish.
    var shellQuoted: String { "'" + replacing("'", with: "'\\''") + "'" }
}
