import Curriculum
import Scenario

/// Everything besides the answer that decides a grade. A grade is reused only under the same conditions.
public struct Conditions: Hashable, Sendable {
    public var course: String
    /// The compiler's version line.
    public var compiler: String
    public var seed: RunSeed
    /// How many invented stories are played with an answer that passes.
    public var stories: Int

    public init(course: String, compiler: String, seed: RunSeed, stories: Int = 0) {
        self.course = course
        self.compiler = compiler
        self.seed = seed
        self.stories = stories
    }

    /// The journal's key for a grade. It does not depend on the student: the same answer has the same grade.
    func key(_ exercise: Exercise, _ answer: Digest) -> String {
        // The lengths keep the parts apart.
        let parts =
            [
                course, compiler, seed.revealed, exercise.id, exercise.contentVersion, answer.description,
            ] + (stories > 0 ? ["\(stories) stories"] : [])
        return Digest(of: Array(parts.map { "\($0.utf8.count):\($0)" }.joined().utf8)).description
    }
}
