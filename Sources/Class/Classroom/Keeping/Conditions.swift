import Curriculum
import Scenario

/// Everything that decides an answer's grade, besides the answer. The course reuses a grade only
/// under the same conditions.
public struct Conditions: Hashable, Sendable {
    public var course: String
    public var compiler: String
    /// The engine's fingerprint; results do not contain it, because it differs between machines.
    public var engine: String
    /// The seeds under which each answer is graded; the worst grade of an answer counts.
    public var seeds: Seeds
    /// The number of invented stories for each answer that passes.
    public var stories: Int
    public var isSandboxed: Bool

    public init(
        course: String, compiler: String, engine: String = "", seeds: Seeds, stories: Int = 0,
        isSandboxed: Bool = true
    ) {
        self.course = course
        self.compiler = compiler
        self.engine = engine
        self.seeds = seeds
        self.stories = stories
        self.isSandboxed = isSandboxed
    }

    /// Makes the journal's key for a grade. A grade's key does not contain the student, so identical answers share one
    /// grade.
    func key(_ exercise: Exercise, _ answer: Digest) -> String {
        Self.key(
            [course, compiler, engine] + seeds.all.map(\.revealed) + [
                "\(stories) stories", isSandboxed ? "sandbox" : "no sandbox", exercise.id,
                exercise.contentVersion,
                answer.description,
            ])
    }

    /// Makes the key of a grade in `FormerJournal`; returns nil if the former journal cannot store the grade.
    func formerKey(_ exercise: Exercise, _ answer: Digest) -> String? {
        guard seeds.count == 1, isSandboxed else { return nil }
        return Self.key(
            [
                course, compiler, seeds.first.revealed, exercise.id, exercise.contentVersion,
                answer.description,
            ]
                + (stories > 0 ? ["\(stories) stories"] : []))
    }

    /// The key also contains the length of each part, so that different lists of parts never give the same key.
    private static func key(_ parts: [String]) -> String {
        Digest(of: Array(parts.map { "\($0.utf8.count):\($0)" }.joined().utf8)).description
    }
}
