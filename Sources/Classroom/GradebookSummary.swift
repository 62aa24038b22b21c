import Foundation
import Text
/// A gradebook in a few lines: how many of what.
public struct GradebookSummary: Encodable, Hashable, Sendable {
    public let version: Int
    public let students: Int
    public let answers: Int
    /// How many answers came to which outcome; outcomes that nobody had are left out.
    public let outcomes: [String: Int]
    /// Judged in this run, and found in the journal.
    public let judged: Int
    public let reused: Int
    public let results: [String]
    public let notes: [String]

    public init(_ gradebook: Gradebook, reused: Int, results: [String], notes: [String] = []) {
        version = 1
        students = gradebook.students.count
        let answers = gradebook.answers
        self.answers = answers.count
        outcomes = Dictionary(grouping: answers, by: \.grade.outcome.rawValue).mapValues(\.count)
        // What was never read was neither judged nor found.
        judged = answers.count { $0.sha256 != nil } - reused
        self.reused = reused
        self.results = results
        self.notes = notes
    }

    public var text: String {
        let counts = GradeOutcome.allCases.compactMap { outcome in
            outcomes[outcome.rawValue].map(outcome.counted)
        }
        let first = "\(Wording.count(students, "student")), \(Wording.count(answers, "answer")): "
        let again =
            reused == 0
            ? []
            : ["\(Wording.count(reused, "answer")) \(reused == 1 ? "was" : "were") in the journal already."]
        return
            ([first + counts.joined(separator: ", ") + "."] + again + [
                "Results: \(results.joined(separator: ", "))"
            ])
            .joined(separator: "\n")
    }

    public var json: String { get throws { try ResultsJSON.text(self) } }
}
