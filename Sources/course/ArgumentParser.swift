import Curriculum
import Spelling

/// Sorts the words behind a command into operands and options.
struct ArgumentParser {
    let command: Command

    func parse(_ words: some Sequence<String>) throws(UsageError) -> Arguments {
        var arguments = Arguments()
        var rest = Array(words)[...]
        var optionsAreOver = false
        while let word = rest.popFirst() {
            if word == "--", !optionsAreOver {
                optionsAreOver = true
            } else if word.hasPrefix("-"), word != "-", !optionsAreOver {
                try take(word, from: &rest, into: &arguments)
            } else {
                arguments.operands.append(word)
            }
        }
        try checkOperands(arguments.operands)
        for option in command.options where option.isRequired && arguments[option] == nil {
            throw UsageError("\(command.name) needs \(option.usage)", usage: command.usage)
        }
        return arguments
    }

    private func take(
        _ word: String, from rest: inout ArraySlice<String>, into arguments: inout Arguments
    ) throws(UsageError) {
        // `--seed 7` and `--seed=7` are the same.
        let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
        let name = String(parts[0].drop { $0 == "-" })
        guard let option = command.options.first(where: { $0.name == name }), parts[0].hasPrefix("--") else {
            let nearest = Spelling.suggestions(for: name, among: command.options.map(\.name) + ["help"]).first
            throw UsageError(
                "\(command.name) has no option \(parts[0])", usage: command.usage,
                suggestion: nearest.map { "--\($0)" })
        }
        guard option.value != nil else {
            guard parts.count == 1 else { throw UsageError("--\(name) takes no value", usage: command.usage) }
            arguments.switches.insert(name)
            return
        }
        guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
            throw UsageError("--\(name) needs a value", usage: command.usage)
        }
        arguments.values[name] = value
    }

    private func checkOperands(_ operands: [String]) throws(UsageError) {
        let required = command.operands.filter { !$0.isOptional }.count
        if operands.count < required {
            throw UsageError(
                "\(command.name) needs \(command.operands[operands.count].name)", usage: command.usage)
        }
        let isOpenEnded = command.operands.last?.repeats ?? false
        if !isOpenEnded, operands.count > command.operands.count {
            throw UsageError(
                "\(command.name) does not know what to do with \"\(operands[command.operands.count])\"",
                usage: command.usage)
        }
    }
}

/// Something typed that `course` cannot make sense of: the fact, and what would have been right.
struct UsageError: Error, CustomStringConvertible {
    let fact: String
    let usage: String
    let suggestion: String?

    init(_ fact: String, usage: String, suggestion: String? = nil) {
        self.fact = fact
        self.usage = usage
        self.suggestion = suggestion
    }

    var description: String {
        let question = suggestion.map { " Did you mean \($0)?" } ?? ""
        return "\(fact).\(question)\nusage: \(usage)"
    }
}
