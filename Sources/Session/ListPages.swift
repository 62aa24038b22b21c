import Curriculum

/// `lessons`: every lesson, with a tick for what was read.
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

/// `exercises`: every exercise, and how it stands.
struct ExercisesPage {
    let session: Session

    var markdown: String {
        let exercises = session.curriculum.exercises
        guard !exercises.isEmpty else { return "The course has no exercises." }
        let rows = exercises.map { exercise in
            "| \(exercise.number) | `\(exercise.id)` | \(exercise.title) | \(exercise.minutes) min "
                + "| \(standing(of: exercise)) |"
        }
        return "| N | ID | Exercise | Time | You |\n|--:|---|---|--:|---|\n" + rows.joined(separator: "\n")
    }

    private func standing(of exercise: Exercise) -> String {
        if session.current?.exercise.id == exercise.id, session.current?.isDone == false { return "open" }
        guard let standing = session.progress.standings[exercise.id] else { return "" }
        return standing.hasPassed ? "passed" : "best \(standing.bestScore)"
    }
}

/// `progress`: what was passed, in numbers.
struct ProgressPage {
    let session: Session

    var markdown: String {
        let exercises = session.curriculum.exercises
        let passed = exercises.filter { session.progress.hasPassed($0.id) }
        let read = session.curriculum.lessons.filter { session.progress.hasRead($0.id) }
        var lines = [
            "- Lessons read: \(read.count) of \(session.curriculum.lessons.count)",
            "- Exercises passed: \(passed.count) of \(exercises.count)",
        ]
        for exercise in exercises {
            guard let standing = session.progress.standings[exercise.id] else { continue }
            let attempts = standing.attempts == 1 ? "1 attempt" : "\(standing.attempts) attempts"
            let result = standing.hasPassed ? "passed" : "not passed yet"
            lines.append(
                "- \(exercise.number) \(exercise.title): \(result), best \(standing.bestScore), \(attempts)")
        }
        let end =
            session.next == .admire && !exercises.isEmpty ? "\n\nYou have done everything there is." : ""
        return lines.joined(separator: "\n") + end
    }
}
