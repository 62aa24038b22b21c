/// Completion for fish: one line for each thing that can be completed.
struct FishCompletion {
    let commands: [Command]

    var script: String {
        """
        # Completions for course in fish. Made by `course completions fish` from the definitions of its commands.

        complete -c course -f

        # Whether the command is $argv[1] and at least $argv[2] operands stand before the cursor; $argv[3] is the most.
        function __course_stands
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

        \(commands.map(block).joined(separator: "\n\n"))
        """
    }

    private func block(_ command: Command) -> String {
        let name =
            "complete -c course -n 'test (count (commandline -opc)) -eq 1' -a \(command.name) "
            + "-d \(command.summary.shellQuoted)"
        let takers = command.options.filter { $0.value != nil }.map { " --\($0.name)" }.joined()
        let operands = command.operands.enumerated().compactMap { index, operand -> String? in
            guard let action = Self.action(operand.name) else { return nil }
            let most = operand.repeats ? 999 : index
            return
                "complete -c course -n '__course_stands \(command.name) \(index) \(most)\(takers)' \(action)"
        }
        let options = (command.options + [.help]).map { option in
            let value = option.value.map { " -r" + (Self.action($0).map { " \($0)" } ?? "") } ?? ""
            return "complete -c course -n '__course_stands \(command.name) 0 999' -l \(option.name)\(value) "
                + "-d \(option.summary.shellQuoted)"
        }
        return ([name] + operands + options).joined(separator: "\n")
    }

    private static func action(_ name: String) -> String? {
        switch Placeholder(name) {
        case .file: "-F"
        case .folder: "-a '(__fish_complete_directories)'"
        case .some(let placeholder): "-a '(course completions --words \(placeholder.kind) 2>/dev/null)'"
        case nil: nil
        }
    }
}
