import Text

/// Lists the grades that change, with reasons, if a new gradebook replaces an old gradebook.
public struct GradebookDifference: Encodable, Hashable, Sendable {
    public struct Change: Encodable, Hashable, Sendable {
        public let student: String
        public let exercise: String
        /// The old score after deductions; nil if the answer had no score. The field `after` has the new
        /// score.
        public let before: Int?
        public let after: Int?
        public let outcomeBefore: String?
        public let outcomeAfter: String?
        public let reasons: [String]
    }

    public let changes: [Change]
    /// The number of answers that keep their grade.
    public let unchanged: Int

    public init(from old: Gradebook, to new: Gradebook) {
        let before = Self.answers(of: old)
        let after = Self.answers(of: new)
        let general = Self.reasons(old, new)
        var changes: [Change] = []
        var unchanged = 0
        for key in Set(before.keys).union(after.keys).sorted() {
            let (was, will) = (before[key], after[key])
            if let was, let will, was.counted == will.counted, was.grade.outcome == will.grade.outcome {
                unchanged += 1
                continue
            }
            changes.append(
                Change(
                    student: key.student, exercise: key.exercise, before: was?.counted, after: will?.counted,
                    outcomeBefore: was?.grade.outcome.rawValue, outcomeAfter: will?.grade.outcome.rawValue,
                    reasons: Self.reasons(was, will) + Self.version(of: key.exercise, old, new) + general))
        }
        self.changes = changes
        self.unchanged = unchanged
    }

    private struct Key: Hashable, Comparable {
        var student: String
        var exercise: String

        static func < (left: Key, right: Key) -> Bool {
            (left.student, left.exercise) < (right.student, right.exercise)
        }
    }

    private static func answers(of book: Gradebook) -> [Key: GradedAnswer] {
        var answers: [Key: GradedAnswer] = [:]
        for entry in book.students {
            for answer in entry.results {
                answers[Key(student: entry.student, exercise: answer.exercise)] = answer
            }
        }
        return answers
    }

    /// The reasons why one answer's grade changes.
    private static func reasons(_ was: GradedAnswer?, _ will: GradedAnswer?) -> [String] {
        guard let was else { return ["only the new results have this answer"] }
        guard let will else { return ["only the old results have this answer"] }
        var reasons: [String] = []
        if was.sha256 != will.sha256 { reasons.append("the student handed in a different file") }
        if was.late != will.late { reasons.append("the answer's lateness changed") }
        return reasons
    }

    private static func version(of exercise: String, _ old: Gradebook, _ new: Gradebook) -> [String] {
        let versions = [old, new].map { book in book.exercises.first { $0.id == exercise }?.contentVersion }
        return versions[0] == versions[1] ? [] : ["the exercise or its hidden scenarios changed"]
    }

    /// The reasons that affect the whole class.
    private static func reasons(_ old: Gradebook, _ new: Gradebook) -> [String] {
        var reasons: [String] = []
        if old.course != new.course { reasons.append("course \(new.course) instead of \(old.course)") }
        if old.compiler != new.compiler { reasons.append("a different compiler") }
        if old.seed != new.seed || old.seeds != new.seeds { reasons.append("different seeds") }
        if old.withoutSandbox != new.withoutSandbox {
            reasons.append(new.withoutSandbox == true ? "now without the sandbox" : "now in the sandbox")
        }
        return reasons
    }

    public var text: String {
        let same =
            "\(Wording.count(unchanged, "answer")) \(unchanged == 1 ? "keeps its" : "keep their") grade."
        guard !changes.isEmpty else { return "Nothing would change: \(same)" }
        let lines = changes.map { change in
            let before = change.before.map(String.init) ?? change.outcomeBefore ?? "nothing"
            let after = change.after.map(String.init) ?? change.outcomeAfter ?? "nothing"
            let reasons = change.reasons.isEmpty ? "" : " (\(change.reasons.joined(separator: "; ")))"
            return "  \(change.student), \(change.exercise): \(before) → \(after)\(reasons)"
        }
        return (["\(Wording.count(changes.count, "grade")) would change; \(same)"] + lines).joined(
            separator: "\n")
    }
}
