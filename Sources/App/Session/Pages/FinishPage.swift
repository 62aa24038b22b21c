import Curriculum
import Text

/// The page at the end of the course: totals, the hardest exercises, and suggestions.
struct FinishPage {
    let session: Session

    var markdown: String { [totals, hardest, onward].filter { !$0.isEmpty }.joined(separator: "\n\n") }

    private var totals: String {
        let (lessons, exercises) = (session.curriculum.lessons.count, session.curriculum.exercises.count)
        let attempts = standings.reduce(0) { $0 + $1.standing.attempts }
        return "**You have finished the course:** \(Wording.count(lessons, "lesson")) read and "
            + "\(Wording.count(exercises, "exercise")) passed, in \(Wording.count(attempts, "attempt"))."
    }

    /// A sentence about up to three exercises that took several attempts, ordered by the number of attempts.
    private var hardest: String {
        let several = standings.filter { $0.standing.attempts > 1 }
            .sorted {
                ($1.standing.attempts, $0.exercise.number) < ($0.standing.attempts, $1.exercise.number)
            }
        guard let first = several.first else { return "" }
        let others = several.dropFirst().prefix(2).map { Self.words($0) }
        let more = others.isEmpty ? "" : "; then \(Wording.list(others))"
        return "Hardest was \(Self.words(first))\(more)."
    }

    private static func words(_ one: (exercise: Exercise, standing: Progress.Standing)) -> String {
        "\(one.exercise.number) \(one.exercise.title) (\(one.standing.attempts) attempts)"
    }

    private var onward: String {
        """
        What now:

        - \(session.typed("review")) runs all your answers under new seeds: an answer that passed by luck may fail now.
        - \(session.typed("lab YOURS.swift")) runs a view of your own in the lab.
        - \(session.typed("compare 1.1")) shows your answer beside the reference.
        """
    }

    private var standings: [(exercise: Exercise, standing: Progress.Standing)] {
        session.curriculum.exercises.compactMap { exercise in
            session.progress.standings[exercise.id].map { (exercise, $0) }
        }
    }
}
