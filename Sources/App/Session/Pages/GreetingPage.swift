import Curriculum

/// The first page of a session: what the course is, the learner's progress, and what Return does.
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

    private var welcome: String {
        """
        # SwiftUI's async lifecycles

        Read a lesson, then fix a screen. `verify` compiles your file, runs it with real Swift concurrency on a \
        simulated clock, and reports what it fetched twice, what it forgot to cancel and what it never loaded.
        """
    }

    private var welcomeBack: String {
        let exercises = session.contents.exercises
        let passed = exercises.count { session.progress.hasPassed($0.id) }
        return "Welcome back: \(passed) of \(exercises.count) exercises passed."
    }

    /// One row for each part: its lesson, and how many of its exercises are passed.
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

    /// The exercise of the previous session.
    private var whereTheyWere: String {
        guard let open = session.current else { return "" }
        return "You were at \(open.exercise.number) \(open.exercise.title)."
    }

    private var onward: String {
        "Press Return to go on (`\(session.next.command)`), or type `help`."
    }
}
