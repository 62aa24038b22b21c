import Curriculum

/// Explains how to answer a lesson's question. The page appears after `?`, and after a line that is not a
/// guess.
struct GuessPage {
    let question: Reading.Question
    var notUnderstood: String?

    var markdown: String {
        let fact = notUnderstood.map { "\($0.quoted) is not a guess and not a command. " } ?? ""
        return "\(fact)\(expected), or press Return to see the answer. `q` or any command leaves the lesson."
    }

    private var expected: String {
        question.choices.isEmpty
            ? "Type a number, such as `3`, `three` or `none`; a time may have a unit, such as `3s` or `300 ms`"
            : "Type the letter or the words of your choice"
    }
}
