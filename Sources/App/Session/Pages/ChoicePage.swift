import Curriculum

/// Lists the exercises or lessons whose names begin with a word.
struct ChoicePage {
    let word: String
    let choices: [String]

    /// - Parameter command: the command that the learner typed.
    init(word: String, exercises: [Exercise], command: CommandWord) {
        self.word = word
        choices = exercises.map { "`\(command.rawValue) \($0.number)`: \($0.title)" }
    }

    init(word: String, lessons: [Lesson]) {
        self.word = word
        choices = lessons.map { "`read \($0.part)`: \($0.title)" }
    }

    var markdown: String {
        "\(word.quoted) could mean any of these:\n\n" + choices.map { "- \($0)" }.joined(separator: "\n")
    }
}
