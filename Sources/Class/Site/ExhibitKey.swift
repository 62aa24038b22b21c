import Classroom
import Curriculum

/// Under what an exhibit is kept: the answer, and what else its run depends on.
public struct ExhibitKey: Hashable, Sendable {
    let text: String

    /// Of an answer that is being marked.
    public init(
        _ exercise: Exercise, _ answer: [UInt8], course: String, compiler: String, seed: String, seeds: Int
    ) {
        self.init(
            exercise.id, exercise.contentVersion, Digest(of: answer).description, course, compiler, seed,
            seeds)
    }

    init(_ exercise: Gradebook.Assigned, _ digest: String, in gradebook: Gradebook) {
        self.init(
            exercise.id, exercise.contentVersion, digest, gradebook.course, gradebook.compiler,
            "\(gradebook.seed)", gradebook.seeds ?? 1)
    }

    private init(
        _ exercise: String, _ content: String, _ digest: String, _ course: String, _ compiler: String,
        _ seed: String, _ seeds: Int
    ) {
        // None of them has a newline in it.
        text = [exercise, content, digest, course, compiler, seed, "\(seeds)"].joined(separator: "\n")
    }
}
