import Text

/// `progress`: the lessons read and the exercises passed.
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
        if let drills { lines.append("- \(drills)") }
        for exercise in exercises {
            guard let standing = session.progress.standings[exercise.id] else { continue }
            let attempts = Wording.count(standing.attempts, "attempt")
            let isOlder = session.progress.hasPassedOnlyOlder(exercise)
            let result =
                !standing.hasPassed
                ? "not passed yet" : isOlder ? "passed (in an older version)" : "passed"
            lines.append(
                "- \(exercise.number) \(exercise.title): \(result), best \(standing.bestScore), \(attempts)")
        }
        let end =
            session.next == .admire && !exercises.isEmpty
            ? "\n\n\(FinishPage(session: session).markdown)" : ""
        return lines.joined(separator: "\n") + end
    }

    /// The lines about drills; nil before the first drill.
    private var drills: String? {
        let drills = session.progress.drills
        guard drills.answered > 0 else { return nil }
        let answered = "Drills answered: \(drills.answered), \(drills.right) right"
        let due = drills.due(of: session.curriculum.drills)
        if due > 0 { return "\(answered). Due today: \(due) (\(session.typed("drill")))" }
        guard let days = drills.daysToNext(of: session.curriculum.drills) else {
            return "\(answered). No drill is due."
        }
        return "\(answered). The next drill is due in \(Wording.count(days, "day"))."
    }
}
