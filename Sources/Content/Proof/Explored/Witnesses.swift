import Curriculum
import Exploration
import Workshop

/// The right answers of the exercises that are being explored: their apps run from the first answer to the last of each.
struct Witnesses: Sendable {
    private var known: [String: RightAnswers] = [:]
    /// By exercise: how many answers are still to be explored.
    private var remaining: [String: Int] = [:]

    private let stories: Int

    /// - Parameters:
    ///   - ids: of the exercises, once for each answer.
    ///   - stories: how many are played with each answer.
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
