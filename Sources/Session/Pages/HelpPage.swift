/// `help`, and `help WORD`.
struct HelpPage {
    let word: CommandWord?
    let next: NextStep

    var markdown: String {
        if let word { return "`\(word.usage)`: \(word.summary).\n\n\(word.details)" }
        let rows = CommandWord.allCases.map { "| `\($0.usage)` | \($0.summary) |" }
        return "| Command | |\n|---|---|\n" + rows.joined(separator: "\n")
            + "\n\nThe beginning of a word is enough. Return alone does what comes next: `\(next.command)`."
    }
}
