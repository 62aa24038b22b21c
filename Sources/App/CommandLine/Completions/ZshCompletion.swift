/// Completions for zsh, built on zsh's `_arguments`.
struct ZshCompletion {
    let program: Program

    var script: String {
        """
        #compdef \(program.name)
        # Completions for \(program.name) in zsh, made from the definitions of its commands.

        _\(program.name)_words() {
            local -a offered=(${(f)"$(\(program.listing("$1")) 2>/dev/null)"})
            compadd -- $offered
        }

        _\(program.name)() {
            local -a commands=(
        \(program.plainCommands.map { "        \("\($0.name):\($0.summary)".shellQuoted)" }.joined(separator: "\n"))
            )
            if (( CURRENT == 2 )); then
                _describe command commands
                return
            fi
            local command=$words[2]
            shift words
            (( CURRENT-- ))
            case $command in
        \(program.plainCommands.map(branch).joined(separator: "\n"))
            esac
        }

        # zsh either finds this file on $fpath, or a person reads it with `source <(…)`.
        if [[ $funcstack[1] == _\(program.name) ]]; then _\(program.name) "$@"; else compdef _\(program.name) \(program.name); fi
        """
    }

    private func branch(_ command: Command) -> String {
        let options = command.options.map { option in
            "--\(option.name)[\(Self.escaped(option.summary))]"
                + (option.valueName.map { ":\($0.lowercased()):\(action(option.offer))" } ?? "")
        }
        let operands = command.operands.map { operand in
            let position = operand.repeats ? "*:" : operand.isOptional ? "::" : ":"
            return "\(position)\(operand.name.lowercased()):\(action(operand.offer))"
        }
        let specifications = (options + ["--help[show this help]"] + operands).map(\.shellQuoted)
        return "    \(command.name)) _arguments \\\n            "
            + specifications.joined(separator: " \\\n            ") + " ;;"
    }

    private func action(_ offer: Offer) -> String {
        switch offer {
        case .nothing: " "
        case .files: "_files"
        case .folders: "_files -/"
        // Without the space before `_`, zsh would pass additional arguments to the function.
        case .words(let kind): " _\(program.name)_words \(kind)"
        }
    }

    /// Escapes brackets, colons and backslashes, which `_arguments` would interpret.
    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { $0 += "[]:\\".contains($1) ? "\\\($1)" : "\($1)" }
    }
}
