/// A shell that `course` can explain itself to.
enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish

    /// A script that makes the shell complete `course`'s commands, options and operands.
    func completions(for commands: [Command]) -> String {
        switch self {
        case .bash: BashCompletion(commands: commands).script
        case .zsh: ZshCompletion(commands: commands).script
        case .fish: FishCompletion(commands: commands).script
        }
    }
}

extension String {
    /// In single quotes, as all three shells read it.
    var shellQuoted: String { "'" + replacing("'", with: "'\\''") + "'" }
}
