import Curriculum

/// The grades of a whole class, in the order of the students' names and the exercises' numbers. `Formats/` writes the
/// gradebook.
///
/// A gradebook does not depend on when, where or how often grading ran. The same answers under the same conditions give
/// the same text. `results.json` contains the gradebook, and all other result files are made from it.
public struct Gradebook: Codable, Hashable, Sendable {
    /// The version of the format. Increase `version` when a field changes its meaning or disappears, but not
    /// for a new field.
    public static let version = 1

    public let version: Int
    public let course: String
    public let compiler: String
    /// The seed's number, or the fingerprint of a secret seed.
    public let seed: SeedName
    /// The number of seeds for each answer; nil for one seed.
    public let seeds: Int?
    /// The digits of a secret seed, if the instructor chose to reveal them.
    public private(set) var secretSeed: String?
    /// True if the instructor let answers run without a sandbox; nil otherwise.
    public let withoutSandbox: Bool?
    /// The deadline, in UTC.
    public let due: String?
    /// The rule for late answers, as the instructor wrote it.
    public let late: String?
    public let exercises: [Assigned]
    public internal(set) var students: [Entry]
    /// The submitted files that belong to no student.
    public internal(set) var unplaced: [Unplaced]
    /// The graded shard, such as `2/8`; nil for a whole class.
    public internal(set) var shard: String?

    public struct Assigned: Codable, Hashable, Sendable {
        public let id: String
        public let number: String
        public let title: String
        public let contentVersion: String
        /// The weight of the exercise's score in the total.
        public let weight: Double
        /// True if the exercise counts only when it raises the total.
        public let optional: Bool
    }

    public struct Entry: Codable, Hashable, Sendable {
        public let student: String
        public var person: Person?
        /// The student's total, from 0 to 100, with weights and deductions; nil if an answer was not graded.
        public var total: Double?
        public var results: [GradedAnswer]
    }

    /// A student's entry on the class list.
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
        withoutSandbox = conditions.isSandboxed ? nil : true
        due = deadline?.due.utc
        late = deadline?.rule?.text
        self.exercises = exercises
        students = entries
        self.unplaced = unplaced
        self.shard = shard?.description
    }

    /// A copy of this gradebook that reveals its seed if the seed was secret.
    public func revealing(_ seeds: Seeds) -> Gradebook {
        var gradebook = self
        if seeds.first.isSecret { gradebook.secretSeed = seeds.first.revealed }
        return gradebook
    }

    /// Finds the answers that passed but in which invented stories found faults.
    var doubtful: [Doubt] {
        students.flatMap { entry in
            entry.results.compactMap { answer in
                guard let found = answer.grade.explored?.found, !found.isEmpty else { return nil }
                // Two faults can have the same title.
                var titles: [String] = []
                for fault in found where !titles.contains(fault.title) { titles.append(fault.title) }
                return Doubt(
                    student: entry.student, exercise: answer.exercise,
                    found: titles.joined(separator: ", "))
            }
        }
    }

    /// An answer that a person should look at, with the reason.
    public struct Doubt: Encodable, Hashable, Sendable {
        public let student: String
        public let exercise: String
        public let found: String
    }

    public var answers: [GradedAnswer] { students.flatMap(\.results) }
}
