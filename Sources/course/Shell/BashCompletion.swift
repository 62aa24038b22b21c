/// Completion for bash: one function that counts the operands before the cursor and asks `course` for the words.
struct BashCompletion {
    let commands: [Command]

    var script: String {
        """
        # Completions for course in bash. Made by `course completions bash` from the definitions of its commands.

        _course() {
            local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]}
            local options= takers= operands= rest= count=0 i
            COMPREPLY=()
            if [ "$COMP_CWORD" -eq 1 ]; then
                COMPREPLY=($(compgen -W \(names.shellQuoted) -- "$word"))
                return
            fi
            case $command in
        \(commands.map(branch).joined(separator: "\n"))
            *) return ;;
            esac
            # An option that takes a value decides what may follow it.
            for i in $takers; do
                if [ "${i%%=*}" = "$before" ]; then _course_offer "${i#*=}" "$word"; return; fi
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
            if [ "$count" -lt $# ]; then shift "$count"; _course_offer "$1" "$word"
            elif [ -n "$rest" ]; then _course_offer "$rest" "$word"
            fi
        }

        _course_offer() {
            case $1 in
            file) COMPREPLY=($(compgen -f -- "$2")); compopt -o filenames 2>/dev/null ;;
            folder) COMPREPLY=($(compgen -d -- "$2")); compopt -o filenames 2>/dev/null ;;
            nothing) ;;
            *) COMPREPLY=($(compgen -W "$(course completions --words "$1" 2>/dev/null)" -- "$2")) ;;
            esac
        }

        complete -F _course course
        """
    }

    private var names: String { commands.map(\.name).joined(separator: " ") }

    private func branch(_ command: Command) -> String {
        let takers = command.options.compactMap { option in
            option.value.map { "--\(option.name)=\(Self.offer($0))" }
        }
        let settings = [
            ("options", command.options.map { "--\($0.name)" }.joined(separator: " ")),
            ("takers", takers.joined(separator: " ")),
            ("operands", command.operands.map { Self.offer($0.name) }.joined(separator: " ")),
            ("rest", command.operands.last.flatMap { $0.repeats ? Self.offer($0.name) : nil } ?? ""),
        ]
        let words = settings.filter { !$0.1.isEmpty }.map { "\($0.0)=\($0.1.shellQuoted)" }
        return "    \(command.name)) \((words.isEmpty ? [":"] : words).joined(separator: " ")) ;;"
    }

    private static func offer(_ name: String) -> String { Placeholder(name)?.kind ?? "nothing" }
}
