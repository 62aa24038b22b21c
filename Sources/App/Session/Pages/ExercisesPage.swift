import Curriculum

/// `exercises`: all exercises, or the exercises about a subject, with the learner's progress.
public struct ExercisesPage {
    let session: Session
    /// The subject of the listed exercises; empty to list all exercises.
    let subject: String

    public init(session: Session, subject: String) {
        self.session = session
        self.subject = subject
    }

    public var markdown: String {
        guard !session.curriculum.exercises.isEmpty else { return "The course has no exercises." }
        let found = session.curriculum.exercises(about: subject)
        guard !found.isEmpty else {
            return
                "No exercise is about \(subject.quoted). \(session.typed("exercises")) lists all exercises."
        }
        let rows = found.map { exercise in
            "| \(exercise.number) | `\(exercise.id)` | \(exercise.title) | \(exercise.minutes) min "
                + "| \(standing(of: exercise)) |"
        }
        return "| N | ID | Exercise | Time | You |\n|--:|---|---|--:|---|\n" + rows.joined(separator: "\n")
    }

    private func standing(of exercise: Exercise) -> String {
        let standing = session.progress.standings[exercise.id]
        let score = standing.map { $0.hasPassed ? "passed, \($0.bestScore)" : "best \($0.bestScore)" }
        let isOpen = session.current?.exercise.id == exercise.id && session.current?.isDone == false
        return [isOpen ? "open" : nil, score].compactMap(\.self).joined(separator: ", ")
    }
}

/// `lessons`: all lessons, with marks for those that the learner has read.
struct LessonsPage {
    let session: Session

    var markdown: String {
        let lessons = session.curriculum.lessons
        guard !lessons.isEmpty else { return "The course has no lessons." }
        let rows = lessons.map { lesson in
            "| \(lesson.part) | \(lesson.title) | \(session.progress.hasRead(lesson.id) ? "read" : "") |"
        }
        return "| N | Lesson | |\n|--:|---|---|\n" + rows.joined(separator: "\n")
    }
}
