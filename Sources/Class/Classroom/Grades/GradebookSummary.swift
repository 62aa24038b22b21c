import Text

/// A gradebook in a few lines: the number of answers for each outcome.
public struct GradebookSummary: Encodable, Hashable, Sendable {
    public let version: Int
    public let students: Int
    public let answers: Int
    /// The number of answers for each outcome that occurs.
    public let outcomes: [String: Int]
    /// The number of answers that this run graded itself.
    public let judged: Int
    /// The number of answers whose grades came from the journal.
    public let reused: Int
    /// The answers that passed but in which invented stories found faults.
    public let explored: [Gradebook.Doubt]
    /// The number of answers that passed but could not be explored.
    public let notExplored: Int
    public let picture: ClassPicture
    public let results: [String]
    public let notes: [String]

    public init(_ gradebook: Gradebook, reused: Int, results: [String], notes: [String] = []) {
        version = 1
        students = gradebook.students.count
        let answers = gradebook.answers
        self.answers = answers.count
        outcomes = Dictionary(grouping: answers, by: \.grade.outcome.rawValue).mapValues(\.count)
        // An answer that could not be read was not graded and is not in the journal.
        judged = answers.count { $0.sha256 != nil } - reused
        self.reused = reused
        explored = gradebook.doubtful
        picture = ClassPicture(gradebook)
        notExplored = answers.count { $0.grade.explored?.obstacle != nil }
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
            : ["\(Wording.count(reused, "grade")) came from the journal of an earlier run."]
        return
            ([first + counts.joined(separator: ", ") + "."] + again + picture.lines() + secondOpinion + [
                "Results: \(results.joined(separator: ", "))"
            ])
            .joined(separator: "\n")
    }

    private var secondOpinion: [String] {
        let doubts = explored.map { "  \($0.student), \($0.exercise): \($0.found)" }
        let failed =
            notExplored == 0
            ? []
            : ["\(Wording.count(notExplored, "answer")) could not be explored; results.json has the reasons."]
        return
            (doubts.isEmpty
            ? []
            : ["These answers passed, but invented stories found faults. Look at these answers yourself:"])
            + doubts + failed
    }

    public var json: String { get throws { try ResultsJSON.text(self) } }
}
