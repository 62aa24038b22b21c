import Curriculum

/// Says that no exercise or lesson has the typed name, and suggests similar names.
struct UnknownPage {
    let fact: String
    let choices: [String]
    let list: String

    init(word: String, exercises: [Exercise]) {
        fact = "No exercise is called \(word.quoted)."
        choices = exercises.map { "`open \($0.number)` (\($0.id))" }
        list = "`exercises` lists all exercises"
    }

    init(word: String, lessons: [Lesson]) {
        fact = "No lesson is called \(word.quoted)."
        choices = lessons.map { "`read \($0.part)` (\($0.id))" }
        list = "`lessons` lists all lessons"
    }

    /// The page for an unknown name after `lab`, which opens both lessons and exercises.
    init(word: String, lessons: [Lesson], exercises: [Exercise]) {
        fact = "No lesson or exercise is called \(word.quoted)."
        choices =
            lessons.map { "`lab \($0.part)` (\($0.id))" } + exercises.map { "`lab \($0.number)` (\($0.id))" }
        list = "`lessons` lists all lessons, and `exercises` lists all exercises"
    }

    var markdown: String {
        guard !choices.isEmpty else { return "\(fact) \(list)." }
        return "\(fact) Did you mean \(choices.joined(separator: " or "))?"
    }
}
