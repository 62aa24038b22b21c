/// Completions for bash: one function counts the operands before the cursor and runs the program to list the words.
struct BashCompletion {
    let program: Program

    var script: String {
        """
        # Completions for \(program.name) in bash, made from the definitions of its commands.

        _\(program.name)() {
            local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]}
            local options= takers= operands= rest= count=0 i
            COMPREPLY=()
            if [ "$COMP_CWORD" -eq 1 ]; then
                COMPREPLY=($(compgen -W \(names.shellQuoted) -- "$word"))
                return
            fi
            case $command in
        \(program.plainCommands.map(branch).joined(separator: "\n"))
            *) return ;;
            esac
            # After an option that takes a value, complete that value.
            for i in $takers; do
                if [ "${i%%=*}" = "$before" ]; then _\(program.name)_offer "${i#*=}" "$word"; return; fi
            done
            if [ "${word#-}" != "$word" ]; then
                COMPREPLY=($(compgen -W "$options --help" -- "$word"))
                return
            fi
            for ((i = 2; i < COMP_CWORD; i++)); do
                case ${COMP_WORDS[i]} in
                -*) case " $takers" in *" ${COMP_WORDS[i]}="*) ((i++)) ;; esac ;;
                *) ((count++)) ;;
                esac
            done
            set -- $operands
            if [ "$count" -lt $# ]; then shift "$count"; _\(program.name)_offer "$1" "$word"
            elif [ -n "$rest" ]; then _\(program.name)_offer "$rest" "$word"
            fi
        }

        _\(program.name)_offer() {
            case $1 in
            files) COMPREPLY=($(compgen -f -- "$2")); compopt -o filenames 2>/dev/null ;;
            folders) COMPREPLY=($(compgen -d -- "$2")); compopt -o filenames 2>/dev/null ;;
            nothing) ;;
            *) COMPREPLY=($(compgen -W "$(\(program.listing("\"$1\"")) 2>/dev/null)" -- "$2")) ;;
            esac
        }

        complete -F _\(program.name) \(program.name)
        """
    }

    private var names: String { program.plainCommands.map(\.name).joined(separator: " ") }

    private func branch(_ command: Command) -> String {
        let takers = command.options.compactMap { option in
            option.valueName.map { _ in "--\(option.name)=\(Self.word(for: option.offer))" }
        }
        let settings = [
            ("options", command.options.map { "--\($0.name)" }.joined(separator: " ")),
            ("takers", takers.joined(separator: " ")),
            ("operands", command.operands.map { Self.word(for: $0.offer) }.joined(separator: " ")),
            ("rest", command.operands.last.flatMap { $0.repeats ? Self.word(for: $0.offer) : nil } ?? ""),
        ]
        let words = settings.filter { !$0.1.isEmpty }.map { "\($0.0)=\($0.1.shellQuoted)" }
        return "    \(command.name)) \((words.isEmpty ? [":"] : words).joined(separator: " ")) ;;"
    }

    private static func word(for offer: Offer) -> String {
        switch offer {
        case .nothing: "nothing"
        case .files: "files"
        case .folders: "folders"
        case .words(let kind): kind
        }
    }
}
