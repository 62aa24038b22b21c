import Curriculum

/// The first page of a session: a description of the course, the learner's progress, and the command that Return runs.
struct GreetingPage {
    let session: Session
    let folder: String?

    var markdown: String {
        let place = folder.map { "Your answers are files in \($0.quoted)." } ?? ""
        let paragraphs = [isBack ? welcomeBack : welcome, overview, place, whereTheyWere, onward]
        return paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    private var isBack: Bool {
        !session.progress.standings.isEmpty || !session.progress.lessonsRead.isEmpty
    }

    /// The title of the course, and the three steps that a learner repeats for each part.
    private var welcome: String {
        let lesson = session.contents.lessons.first.map { "\($0.part)" } ?? "1"
        let exercise = session.contents.exercises.first.map { "\($0.number)" } ?? "1.1"
        return """
            # SwiftUI's async lifecycles

            1. `read \(lesson)` shows a lesson.
            2. `open \(exercise)` gives you an exercise's file. Change the file in your editor.
            3. `verify` runs your answer, and shows each fetch that is repeated, late or missing.
            """
    }

    private var welcomeBack: String {
        let exercises = session.contents.exercises
        let passed = exercises.count { session.progress.hasPassed($0.id) }
        return "Welcome back. You have passed \(passed) of \(exercises.count) exercises."
    }

    /// A table with one row for each part: its lesson, and the number of passed exercises.
    private var overview: String {
        let parts = session.contents.parts
        guard !parts.isEmpty else { return "" }
        let rows = parts.map { part in
            let lesson = session.contents.lesson(part: part)
            let exercises = session.contents.exercises(in: part)
            let passed = exercises.count { session.progress.hasPassed($0.id) }
            let read = lesson.map { session.progress.hasRead($0.id) ? "read" : "" } ?? ""
            return "| \(part) | \(lesson?.title ?? "") | \(read) | \(passed) of \(exercises.count) |"
        }
        return "| Part | Lesson | | Exercises |\n|--:|---|---|--:|\n" + rows.joined(separator: "\n")
    }

    /// A sentence about the exercise of the previous session.
    private var whereTheyWere: String {
        guard let open = session.current else { return "" }
        return "You were working on \(open.exercise.number) \(open.exercise.title)."
    }

    private var onward: String {
        "Press Return for the next step (`\(session.next.command)`), or type `help`."
    }
}
