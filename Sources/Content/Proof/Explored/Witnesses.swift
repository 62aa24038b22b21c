import Curriculum
import Exploration
import Workshop

/// Shares an exercise's right answers between the explorations of all its answers. When the last exploration of an
/// exercise's answers ends, the exercise's right answers are removed from memory.
struct Witnesses: Sendable {
    private var known: [String: RightAnswers] = [:]
    /// For each exercise, the number of answers that are not yet explored.
    private var remaining: [String: Int] = [:]

    private let stories: Int

    /// - Parameters:
    ///   - ids: the exercises' ids, one for each answer.
    ///   - stories: the number of stories for each answer.
    init(counting ids: [String], stories: Int) {
        self.stories = stories
        for id in ids { remaining[id, default: 0] += 1 }
    }

    mutating func begin(
        _ exercise: Exercise, in workshop: Workshop
    ) throws(MachineFault) -> RightAnswers {
        if let known = known[exercise.id] { return known }
        let rights = try exercise.rightAnswers(in: workshop, seed: 1, keeping: stories * 2)
        known[exercise.id] = rights
        return rights
    }

    mutating func end(_ exercise: Exercise) {
        remaining[exercise.id, default: 0] -= 1
        if remaining[exercise.id] == 0 { known[exercise.id] = nil }
    }
}
