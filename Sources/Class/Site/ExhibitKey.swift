import Classroom
import Curriculum

/// The key of an exhibit in the store: the answer's digest, and everything else that decides the
/// answer's run.
public struct ExhibitKey: Hashable, Sendable {
    let text: String

    /// The key of an answer during grading.
    public init(
        _ exercise: Exercise, _ answer: [UInt8], course: String, compiler: String, seed: String, seeds: Int
    ) {
        self.init(
            exercise.id, exercise.contentVersion, Digest(of: answer).description, course, compiler, seed,
            seeds)
    }

    /// The key of an answer in a finished gradebook.
    init(_ exercise: Gradebook.Assigned, _ digest: String, in gradebook: Gradebook) {
        self.init(
            exercise.id, exercise.contentVersion, digest, gradebook.course, gradebook.compiler,
            "\(gradebook.seed)", gradebook.seeds ?? 1)
    }

    private init(
        _ exercise: String, _ content: String, _ digest: String, _ course: String, _ compiler: String,
        _ seed: String, _ seeds: Int
    ) {
        // No part of a key contains a newline, so different parts never give the same key.
        text = [exercise, content, digest, course, compiler, seed, "\(seeds)"].joined(separator: "\n")
    }
}
