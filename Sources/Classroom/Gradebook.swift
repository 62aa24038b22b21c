import Curriculum
import Foundation

/// Everybody's grades, in the order of the students' names and the exercises' numbers.
///
/// Nothing in it depends on when or how often grading ran: the same answers under the same conditions are the same text.
public struct Gradebook: Encodable, Hashable, Sendable {
    /// Grows when a field changes its meaning or goes away; new fields do not count.
    public static let version = 1

    public let version: Int
    public let course: String
    public let compiler: String
    public let seed: UInt64
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

    public var answers: [GradedAnswer] { students.flatMap(\.results) }

    /// `results.json`. `docs/instructors.md` describes every field.
    public var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
        }
    }

    /// `results.csv`: a line for each answer.
    public var csv: String {
        var table = CommaSeparatedTable([
            "student", "exercise", "outcome", "score", "passed", "requests", "par", "redundant",
            "uncancelled",
            "findings",
        ])
        for entry in students {
            for answer in entry.results {
                let grade = answer.grade
                let counts = grade.counts
                let numbers = [counts?.requests, counts?.par, counts?.redundant, counts?.uncancelled]
                table.append(
                    [entry.student, answer.exercise, grade.outcome.rawValue]
                        + [grade.score.map(String.init) ?? "", grade.passed.map(String.init) ?? ""]
                        + numbers.map { $0.map(String.init) ?? "" } + [
                            grade.codes.map(\.rawValue).joined(separator: " ")
                        ])
            }
        }
        return table.text
    }
}
