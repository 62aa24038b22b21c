import Curriculum

/// What can be said where a lesson asks what its reader expects: after `?`, and after what means nothing there.
struct GuessPage {
    let question: Reading.Question
    var notUnderstood: String?

    var markdown: String {
        let fact = notUnderstood.map { "\($0.quoted) is neither a guess nor a command. " } ?? ""
        return "\(fact)\(expected), or press Return to see the answer. `q` or any command leaves the lesson."
    }

    private var expected: String {
        question.choices.isEmpty
            ? "Say a number, such as `3`, `three` or `none`; a time may have a unit, such as `3s` or `300 ms`"
            : "Say the letter or the words of what you expect"
    }
}
