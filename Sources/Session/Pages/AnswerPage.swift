import Curriculum

/// What a run has measured, after the reader has said what they expect.
struct AnswerPage {
    let question: Reading.Question
    /// Empty if the reader did not want to guess.
    let guess: String

    var markdown: String {
        let verdict =
            if guess.isEmpty { "" } else if question.isAnswered(by: guess) { ", as you said" } else {
                ", and you said \(guess.quoted)"
            }
        return "Measured: **\(question.answer)**\(verdict).\n\n\(question.evidence)"
    }
}
