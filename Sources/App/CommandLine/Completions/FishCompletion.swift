/// Completions for fish: one line for each command, operand and option.
struct FishCompletion {
    let program: Program

    var script: String {
        """
        # Completions for \(program.name) in fish, made from the definitions of its commands.

        complete -c \(program.name) -f

        # True if the command is $argv[1] and $argv[2] to $argv[3] operands precede the cursor.
        function __\(program.name)_is_at
            set -l words (commandline -opc)
            test (count $words) -gt 1; and test $words[2] = $argv[1]; or return 1
            set -l operands 0
            set -l takers $argv[4..-1]
            set -l is_value no
            for word in $words[3..-1]
                if test $is_value = yes
                    set is_value no
                else if contains -- $word $takers
                    set is_value yes
                else if not string match -q -- '-*' $word
                    set operands (math $operands + 1)
                end
            end
            test $is_value = no; and test $operands -ge $argv[2]; and test $operands -le $argv[3]
        end

        \(program.plainCommands.map(block).joined(separator: "\n\n"))
        """
    }

    private func block(_ command: Command) -> String {
        let name =
            "complete -c \(program.name) -n 'test (count (commandline -opc)) -eq 1' -a \(command.name) "
            + "-d \(command.summary.shellQuoted)"
        let takers = command.options.filter { $0.valueName != nil }.map { " --\($0.name)" }.joined()
        let operands = command.operands.enumerated().compactMap { index, operand -> String? in
            guard let action = action(operand.offer) else { return nil }
            let most = operand.repeats ? 999 : index
            return
                "complete -c \(program.name) -n '__\(program.name)_is_at \(command.name) \(index) \(most)\(takers)' \(action)"
        }
        let options = command.allOptions.map { option in
            let value = option.valueName == nil ? "" : " -r" + (action(option.offer).map { " \($0)" } ?? "")
            return
                "complete -c \(program.name) -n '__\(program.name)_is_at \(command.name) 0 999' -l \(option.name)\(value) "
                + "-d \(option.summary.shellQuoted)"
        }
        return ([name] + operands + options).joined(separator: "\n")
    }

    private func action(_ offer: Offer) -> String? {
        switch offer {
        case .nothing: nil
        case .files: "-F"
        case .folders: "-a '(__fish_complete_directories)'"
        case .words(let kind): "-a '(\(program.listing(kind)) 2>/dev/null)'"
        }
    }
}
