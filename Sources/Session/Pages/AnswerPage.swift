import Curriculum

/// The measured answer to a question, after the reader's guess.
struct AnswerPage {
    let question: Reading.Question
    /// Empty if the reader did not guess.
    let guess: String

    var markdown: String {
        let verdict =
            if guess.isEmpty { "" } else if question.isAnswered(by: guess) { ", as you said" } else {
                ", and you said \(guess.quoted)"
            }
        return "Measured: **\(question.answer)**\(verdict).\n\n\(question.evidence)"
    }
}
