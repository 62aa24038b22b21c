import Curriculum

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
