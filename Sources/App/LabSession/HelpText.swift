import Scenario
import Text

/// The lab's help: every command, with an example of each verb.
enum HelpText {
    static func lines(_ word: String?, _ style: PageStyle) -> [String] {
        guard let word else { return overview(style) }
        if let command = Word(rawValue: word) { return ["\(command.usage): \(command.summary)."] }
        if let verb = VerbName(rawValue: word) { return [verb.sentence] + verb.forms.map { "  \($0)" } }
        let nearest =
            Spelling.suggestions(for: word, among: Word.beginnings).first.map { "Did you mean `\($0)`?" }
            ?? "`help` lists all commands."
        return ["No command is called \"\(word)\". \(nearest)"]
    }

    private static func overview(_ style: PageStyle) -> [String] {
        let width = Word.allCases.map(\.usage.count).max() ?? 0
        let isNarrow = style.width < 60
        let words = Word.allCases.flatMap { word -> [String] in
            guard !isNarrow else { return ["  \(word.usage)", "      \(word.summary)"] }
            return ["  \(word.usage.padded(to: width))  \(word.summary)"]
        }
        return ["Act on the app, in the language of scenarios:"]
            + VerbName.allCases.map { "  \($0.example)" } + ["", "Look at the run, or go back in time:"]
            + words
    }
}
