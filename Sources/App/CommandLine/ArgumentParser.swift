import Text

/// Turns the words after a command into typed values. The parser refuses an option that appears twice.
struct ArgumentParser {
    let command: Command
    var supply: Program.Supply = { _, _ in nil }

    func parse(_ words: some Sequence<String>) throws(UsageError) -> Arguments {
        var arguments = Arguments()
        var operands: [String] = []
        var rest = Array(words)[...]
        var optionsAreOver = false
        while let word = rest.popFirst() {
            if word == "--", !optionsAreOver {
                optionsAreOver = true
            } else if word.hasPrefix("-"), word != "-", !optionsAreOver {
                try take(word, from: &rest, into: &arguments)
            } else {
                operands.append(word)
            }
        }
        try take(operands, into: &arguments)
        for option in command.options where option.isRequired && arguments.options[option.name] == nil {
            throw UsageError("\(command.name) needs \(option.usage)")
        }
        return arguments
    }

    private func take(
        _ word: String, from rest: inout ArraySlice<String>, into arguments: inout Arguments
    ) throws(UsageError) {
        // `--seed 7` and `--seed=7` mean the same.
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        guard let option = command.options.first(where: { $0.isWritten(parts[0]) }) else {
            let name = String(parts[0].drop { $0 == "-" })
            let nearest = Spelling.suggestions(for: name, among: command.allOptions.map(\.name)).first
            throw UsageError(
                "\(command.name) has no option \(parts[0])", suggestion: nearest.map { "--\($0)" })
        }
        let name = option.name
        guard arguments.options[name] == nil else { throw UsageError("the command line has --\(name) twice") }
        guard option.valueName != nil else {
            guard parts.count == 1 else { throw UsageError("--\(name) takes no value") }
            arguments.options[name] = true
            arguments.words[name] = ["--\(name)"]
            return
        }
        guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
            throw UsageError("--\(name) needs a value")
        }
        arguments.options[name] = try option.value(of: value)
        arguments.words[name] = ["--\(name)", value]
    }

    private func take(_ words: [String], into arguments: inout Arguments) throws(UsageError) {
        var words = words
        let isComplete =
            !words.isEmpty
            && command.options.contains { $0.endsSupply && arguments.options[$0.name] != nil }
        if command.operands.first?.isSupplied == true, !isComplete, let word = try supply(command, words) {
            words.insert(word, at: 0)
        }
        let required = command.operands.filter { !$0.isOptional }
        guard words.count >= required.count else {
            throw UsageError("\(command.name) needs \(required[words.count].name)")
        }
        var rest = words[...]
        for operand in command.operands {
            let count = operand.repeats ? rest.count : min(1, rest.count)
            arguments.operands[operand.name] = try operand.value(of: Array(rest.prefix(count)))
            rest = rest.dropFirst(count)
        }
        if let surplus = rest.first {
            throw UsageError("\(command.name) takes fewer words: \"\(surplus)\" is too many")
        }
    }
}
