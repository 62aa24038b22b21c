extension Session {
    /// The words that Tab offers for the line's last word.
    ///
    ///     session.completions(for: "open 6")  // ["6.1", "6.2"]
    public func completions(for line: String) -> [String] {
        let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        let last = words.last ?? ""
        let before = words.dropLast().filter { !$0.isEmpty }
        // Tab offers options only after a dash.
        let isOption = last.hasPrefix("-")
        return candidates(after: before).filter { $0.hasPrefix(last) && $0.hasPrefix("-") == isOption }
    }

    private func candidates(after words: [String]) -> [String] {
        let commands = CommandWord.allCases.map(\.rawValue)
        guard let first = words.first else { return commands }
        guard let form = shellForm(of: first), !words.contains("--with") else {
            return ownCandidates(after: words)
        }
        return ownCandidates(after: words) + form.options.map { "--\($0)" }.filter { !words.contains($0) }
    }

    private func shellForm(of first: String) -> ShellCommand? {
        let name = (try? PromptCommand.word(first))?.rawValue ?? first
        return shellCommands.first { $0.name == name }
    }

    private func ownCandidates(after words: [String]) -> [String] {
        let commands = CommandWord.allCases.map(\.rawValue)
        guard let first = words.first else { return commands }
        guard words.count == 1, case .success(let word) = Result(catching: { try PromptCommand.word(first) })
        else {
            return []
        }
        switch word {
        case .open, .review: return contents.exercises.flatMap { ["\($0.number)", $0.id] }
        case .lab, .read: return contents.lessons.flatMap { ["\($0.part)", $0.id] }
        case .help: return commands
        case .explain: return findings
        case .edit: return shellCommands.isEmpty ? ["--with"] : []
        case .guide, .ask, .drill, .mac: return shellForm(of: first)?.words() ?? []
        case .next, .lessons, .exercises, .task, .show, .fix, .hint, .verify, .watch, .replay, .timeline,
            .why, .explore, .compare, .reset, .progress, .doctor, .export, .import, .quit:
            return []
        }
    }
}
