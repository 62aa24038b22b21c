import Curriculum
import Spelling

/// Nothing has that name; some come close.
struct UnknownPage {
    let fact: String
    let choices: [String]
    /// Where to look when nothing comes close.
    let elsewhere: String

    init(word: String, exercises: [Exercise]) {
        fact = "There is no exercise \(word.quoted)."
        choices = exercises.map { "`open \($0.number)` (\($0.id))" }
        elsewhere = "`exercises` lists them."
    }

    init(word: String, lessons: [Lesson]) {
        fact = "There is no lesson \(word.quoted)."
        choices = lessons.map { "`read \($0.part)` (\($0.id))" }
        elsewhere = "`lessons` lists them."
    }

    init(lessonRun word: String, in curriculum: Curriculum) {
        let names = curriculum.lessons.flatMap { $0.runs.map(\.name) }
        fact = "No lesson plays \(word.quoted)."
        choices = Spelling.suggestions(for: word, among: names).map { "`lab \($0)`" }
        elsewhere = "A lesson says below what it has played how it is called."
    }

    var markdown: String {
        guard !choices.isEmpty else { return "\(fact) \(elsewhere)" }
        return "\(fact) Did you mean \(choices.joined(separator: " or "))?"
    }
}
