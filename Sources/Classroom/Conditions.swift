import Curriculum

/// All that decides a grade beside the answer itself. A grade is used again only under the same conditions.
public struct Conditions: Hashable, Sendable {
    public var course: String
    /// What the compiler calls itself.
    public var compiler: String
    public var seed: UInt64

    public init(course: String, compiler: String, seed: UInt64) {
        self.course = course
        self.compiler = compiler
        self.seed = seed
    }

    /// The name under which the journal keeps a grade. It does not name the student: the same answer is the same grade.
    func key(_ exercise: Exercise, _ answer: Digest) -> String {
        // Lengths keep one part from being read as the end of another.
        let parts = [
            course, compiler, String(seed), exercise.id, exercise.contentVersion, answer.description,
        ]
        return Digest(of: Array(parts.map { "\($0.utf8.count):\($0)" }.joined().utf8)).description
    }
}
