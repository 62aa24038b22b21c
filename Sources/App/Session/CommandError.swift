import Curriculum
import Text

/// Why a line of the prompt could not be parsed.
enum CommandError: Error, Hashable, Sendable {
    case unknown(String)
    case ambiguous(String, [CommandWord])
    case tooMuch(CommandWord, surplus: String)
    case notARequest(String)
    /// The command needs an argument.
    case missing(CommandWord)
    case noLineNumber(String)

    func markdown(for curriculum: Curriculum) -> String {
        switch self {
        case .unknown(let text):
            let near = Spelling.suggestions(for: text, among: CommandWord.allCases.map(\.rawValue))
            if let best = near.first {
                return "No command is called \(text.quoted). Did you mean `\(best)`?"
            }
            if case .found(let exercise) = curriculum.exercise(matching: text) {
                return
                    "No command is called \(text.quoted). To open the exercise, type `open \(exercise.number)`."
            }
            return "No command is called \(text.quoted). `help` lists the commands."
        case .ambiguous(let text, let words):
            let names = words.map { "`\($0.rawValue)`" }
            let choices = [names.dropLast().joined(separator: ", "), names[names.count - 1]]
            return
                "\(text.quoted) could mean \(choices.joined(separator: " or ")). Type more letters of the command."
        case .notARequest(let text):
            return
                "\(text.quoted) is not a request number. `why` lists the requests; `why 1` explains request 1."
        case .tooMuch(let word, let surplus):
            return
                "`\(word.rawValue)` takes fewer words: \(surplus.quoted) is too many. Write `\(word.usage)`."
        case .missing(let word):
            return "`\(word.rawValue)` needs more words. Write `\(word.usage)`."
        case .noLineNumber(let text):
            return
                "\(text.quoted) is not a line number. `show` shows the line numbers; write `\(CommandWord.fix.usage)`."
        }
    }
}

extension String {
    /// The text as inline code in Markdown. The text loses its backticks and newlines, which would
    /// end the Markdown code.
    var quoted: String { "`" + filter { $0 != "`" && !$0.isNewline } + "`" }
}
