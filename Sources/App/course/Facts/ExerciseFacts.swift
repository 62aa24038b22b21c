import Curriculum

import struct Curriculum.Progress

/// The JSON of an exercise, with the learner's progress.
struct ExerciseFacts: Encodable {
    let exercise: String
    let number: String
    let title: String
    let minutes: Int
    let kind: String
    let attempts: Int
    let passed: Bool
    /// The best score; nil before the first attempt.
    let bestScore: Int?

    init(_ exercise: Exercise, _ standing: Progress.Standing?) {
        self.exercise = exercise.id
        number = "\(exercise.number)"
        title = exercise.title
        minutes = exercise.minutes
        kind = exercise.kind.rawValue
        attempts = standing?.attempts ?? 0
        passed = standing?.hasPassed ?? false
        bestScore = standing?.bestScore
    }
}
