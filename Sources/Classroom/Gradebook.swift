import Curriculum
import Scenario

/// The grades of a whole class, in the order of the students' names and the exercises' numbers. `Formats/` writes it.
///
/// Nothing in it depends on when or how often grading ran: the same answers under the same conditions are the same text.
public struct Gradebook: Encodable, Hashable, Sendable {
    /// Increases when a field changes its meaning or goes away, and not for a new field.
    public static let version = 1

    public let version: Int
    public let course: String
    public let compiler: String
    /// Of a secret seed only the fingerprint is written.
    public let seed: RunSeed
    /// A secret seed itself, where the instructor asked for it.
    public private(set) var secretSeed: String?
    public let exercises: [Assigned]
    public let students: [Entry]

    public struct Assigned: Encodable, Hashable, Sendable {
        public let id: String
        public let number: String
        public let title: String
        public let contentVersion: String
    }

    public struct Entry: Encodable, Hashable, Sendable {
        public let student: String
        public let results: [GradedAnswer]
    }

    init(_ answers: [GradedAnswer], exercises: [Exercise], conditions: Conditions) {
        version = Self.version
        course = conditions.course
        compiler = conditions.compiler
        seed = conditions.seed
        self.exercises = exercises.map {
            Assigned(id: $0.id, number: "\($0.number)", title: $0.title, contentVersion: $0.contentVersion)
        }
        students = Dictionary(grouping: answers, by: \.student).sorted { $0.key < $1.key }
            .map { Entry(student: $0.key.name, results: $0.value) }
    }

    /// The same gradebook, with the seed in it if that is secret.
    public var revealingSeed: Gradebook {
        var gradebook = self
        if seed.isSecret { gradebook.secretSeed = seed.revealed }
        return gradebook
    }

    /// Answers that passed and in which invented stories found something.
    var doubtful: [Doubt] {
        students.flatMap { entry in
            entry.results.compactMap { answer in
                guard let found = answer.grade.explored?.found, !found.isEmpty else { return nil }
                return Doubt(
                    student: entry.student, exercise: answer.exercise,
                    found: found.map(\.title).joined(separator: ", "))
            }
        }
    }

    /// An answer that a person has to look at, and why.
    public struct Doubt: Encodable, Hashable, Sendable {
        public let student: String
        public let exercise: String
        public let found: String
    }

    public var answers: [GradedAnswer] { students.flatMap(\.results) }
}
