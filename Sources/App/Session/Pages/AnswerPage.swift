import Curriculum

/// The measured answer to a lesson's question, after the reader's guess.
struct AnswerPage {
    let question: Reading.Question
    /// The reader's guess; nil if the reader did not guess.
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
