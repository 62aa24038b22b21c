import Curriculum

/// The page that shows a lesson's measured answer after the reader's guess.
struct AnswerPage {
    let question: Reading.Question
    /// The reader's guess; nil if the reader asked for the answer without guessing.
    let guess: Reading.Guess?

    var markdown: String {
        let verdict =
            switch guess {
            case nil: ""
            case let guess? where guess.isRight: ", as you said"
            case let guess?: ", and you said \(guess.text.quoted)"
            }
        return "Measured: **\(question.answer)**\(verdict).\n\n\(question.evidence)"
    }
}
