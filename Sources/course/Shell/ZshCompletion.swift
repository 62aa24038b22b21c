/// Completion for zsh, in the terms of its own `_arguments`.
struct ZshCompletion {
    let commands: [Command]

    var script: String {
        """
        #compdef course
        # Completions for course in zsh. Made by `course completions zsh` from the definitions of its commands.

        _course_words() {
            local -a offered=(${(f)"$(course completions --words $1 2>/dev/null)"})
            compadd -- $offered
        }

        _course() {
            local -a commands=(
        \(commands.map { "        \("\($0.name):\($0.summary)".shellQuoted)" }.joined(separator: "\n"))
            )
            if (( CURRENT == 2 )); then
                _describe command commands
                return
            fi
            local command=$words[2]
            shift words
            (( CURRENT-- ))
            case $command in
        \(commands.map(branch).joined(separator: "\n"))
            esac
        }

        # Either this file is found on $fpath, or it is read by `source <(course completions zsh)`.
        if [[ $funcstack[1] == _course ]]; then _course "$@"; else compdef _course course; fi
        """
    }

    private func branch(_ command: Command) -> String {
        let options = command.options.map { option in
            "--\(option.name)[\(Self.escaped(option.summary))]"
                + (option.value.map { ":\($0.lowercased()):\(Self.action($0))" } ?? "")
        }
        let operands = command.operands.map { operand in
            let position = operand.repeats ? "*:" : operand.isOptional ? "::" : ":"
            return "\(position)\(operand.name.lowercased()):\(Self.action(operand.name))"
        }
        let specifications = (options + ["--help[show this help]"] + operands).map(\.shellQuoted)
        return "    \(command.name)) _arguments \\\n            "
            + specifications.joined(separator: " \\\n            ") + " ;;"
    }

    private static func action(_ name: String) -> String {
        switch Placeholder(name) {
        case .file: "_files"
        case .folder: "_files -/"
        // With a space in front, zsh puts no words of its own before ours.
        case .some(let placeholder): " _course_words \(placeholder.kind)"
        case nil: " "
        }
    }

    /// Brackets and colons have a meaning inside a specification.
    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { $0 += "[]:\\".contains($1) ? "\\\($1)" : "\($1)" }
    }
}
