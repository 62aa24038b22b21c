import Curriculum

/// Several things have a name that begins so.
struct ChoicePage {
    let word: String
    let choices: [String]

    init(word: String, exercises: [Exercise]) {
        self.word = word
        choices = exercises.map { "`open \($0.number)`: \($0.title)" }
    }

    init(word: String, lessons: [Lesson]) {
        self.word = word
        choices = lessons.map { "`read \($0.part)`: \($0.title)" }
    }

    var markdown: String {
        "\(word.quoted) could be any of these:\n\n" + choices.map { "- \($0)" }.joined(separator: "\n")
    }
}

/// Nothing has that name; some come close.
struct UnknownPage {
    let fact: String
    let choices: [String]
    let list: String

    init(word: String, exercises: [Exercise]) {
        fact = "There is no exercise \(word.quoted)."
        choices = exercises.map { "`open \($0.number)` (\($0.id))" }
        list = "exercises"
    }

    init(word: String, lessons: [Lesson]) {
        fact = "There is no lesson \(word.quoted)."
        choices = lessons.map { "`read \($0.part)` (\($0.id))" }
        list = "lessons"
    }

    var markdown: String {
        guard !choices.isEmpty else { return "\(fact) `\(list)` lists them." }
        return "\(fact) Did you mean \(choices.joined(separator: " or "))?"
    }
}

/// `help`, and `help WORD`.
struct HelpPage {
    let word: CommandWord?
    let next: NextStep

    var markdown: String {
        if let word { return "`\(word.usage)` \(word.summary).\n\n\(word.details)" }
        let rows = CommandWord.allCases.map { "| `\($0.usage)` | \($0.summary) |" }
        return "| Command | |\n|---|---|\n" + rows.joined(separator: "\n")
            + "\n\nThe beginning of a word is enough. Return alone does what comes next: `\(next.command)`."
    }
}

/// The first words of a session.
struct GreetingPage {
    let session: Session

    var markdown: String {
        let isBack = !session.progress.standings.isEmpty || !session.progress.lessonsRead.isEmpty
        let passed = session.curriculum.exercises.filter { session.progress.hasPassed($0.id) }.count
        let state =
            isBack
            ? "Welcome back: \(passed) of \(session.curriculum.exercises.count) exercises passed."
            : "Welcome."
        return "\(state) Press Return to go on (`\(session.next.command)`), or type `help`."
    }
}
