import Curriculum

/// The grades of a whole class, in the order of the students' names and the exercises' numbers. `Formats/` writes it.
///
/// Nothing in it depends on when, where or how often grading ran: the same answers under the same conditions are the same
/// text. `results.json` is this value, and everything else is made from it.
public struct Gradebook: Codable, Hashable, Sendable {
    /// Increases when a field changes its meaning or goes away, and not for a new field.
    public static let version = 1

    public let version: Int
    public let course: String
    public let compiler: String
    /// Of a secret seed only the fingerprint is written.
    public let seed: SeedName
    /// How many seeds each answer was marked under, if more than one.
    public let seeds: Int?
    /// A secret seed itself, where the instructor asked for it.
    public private(set) var secretSeed: String?
    /// True if answers ran without a wall, at the instructor's own wish.
    public let withoutWall: Bool?
    /// When answers were due, in UTC, and what being late costs.
    public let due: String?
    public let late: String?
    public let exercises: [Assigned]
    public internal(set) var students: [Entry]
    /// What was handed in and belongs to no student.
    public internal(set) var unplaced: [Unplaced]
    /// Which part of the class this is, if it is one: `2/8`.
    public internal(set) var shard: String?

    public struct Assigned: Codable, Hashable, Sendable {
        public let id: String
        public let number: String
        public let title: String
        public let contentVersion: String
        /// What its score counts in the total.
        public let weight: Double
        /// It counts where it makes the total better.
        public let optional: Bool
    }

    public struct Entry: Codable, Hashable, Sendable {
        public let student: String
        /// As on the class list.
        public var person: Person?
        /// Of 100, with weights and deductions; nil if something was not marked.
        public var total: Double?
        public var results: [GradedAnswer]
    }

    /// What a class list says of a student.
    public struct Person: Codable, Hashable, Sendable {
        public var id: String?
        public var name: String?
        public var email: String?
        public var section: String?
    }

    init(
        _ entries: [Entry], exercises: [Assigned], conditions: Conditions, deadline: Deadline? = nil,
        unplaced: [Unplaced] = [], shard: Shard? = nil
    ) {
        version = Self.version
        course = conditions.course
        compiler = conditions.compiler
        seed = SeedName(conditions.seeds.first)
        seeds = conditions.seeds.count > 1 ? conditions.seeds.count : nil
        withoutWall = conditions.isWalled ? nil : true
        due = deadline?.due.utc
        late = deadline?.rule?.text
        self.exercises = exercises
        students = entries
        self.unplaced = unplaced
        self.shard = shard?.description
    }

    /// The same gradebook, with the seed in it if that is secret.
    public func revealing(_ seeds: Seeds) -> Gradebook {
        var gradebook = self
        if seeds.first.isSecret { gradebook.secretSeed = seeds.first.revealed }
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
