/// The part of one result that a student can read under the instructor's policy.
struct Feedback {
    struct Line {
        var title: String
        var passed: Bool
        var score: Int
    }

    /// The exercise's number and title: `6.2 The picture that would not change`.
    let title: String
    /// The score in words: `80 of 100`, or `not graded`.
    let score: String
    /// Sentences that explain the score: lateness, and the seed of the worst run.
    let remarks: [String]
    let scenarios: [Line]
    /// A sentence such as `2 of 3 hidden scenarios passed`; nil without hidden scenarios, or if the policy shows all
    /// scenarios.
    let others: String?
    /// The mistakes that the student can read, in the order of the report, without consequences.
    let mistakes: [Grade.Mistake]
    /// Why the answer did not run: errors of the compiler, and refusals by the check of the source.
    let obstacles: [String]
    let passed: Bool

    init(_ answer: GradedAnswer, in gradebook: Gradebook, under policy: FeedbackPolicy) {
        let grade = answer.grade
        let exercise = gradebook.exercises.first { $0.id == answer.exercise }
        title = [exercise?.number, exercise?.title ?? answer.exercise].compactMap(\.self).joined(
            separator: " ")
        score = answer.counted.map { "\($0) of 100" } ?? "not graded"
        passed = grade.passed == true
        remarks = Self.remarks(answer)
        let (shown, hidden) = Self.parted(grade.scenarios, under: policy)
        scenarios = shown.map { Line(title: $0.title, passed: $0.passed, score: $0.score) }
        others =
            hidden.isEmpty ? nil : "\(hidden.count { $0.passed }) of \(hidden.count) hidden scenarios passed"
        let names = Set(shown.map(\.name))
        mistakes = grade.mistakes { names.contains($0.scenario) && !$0.consequence }
        switch policy {
        case .open, .beforeDue: obstacles = Self.obstacles(grade)
        case .scoreOnly: obstacles = []
        }
    }

    private static func remarks(_ answer: GradedAnswer) -> [String] {
        var remarks: [String] = []
        if let late = answer.late, let score = answer.grade.score {
            remarks.append(
                "The answer came \(late.days == 1 ? "a day" : "\(late.days) days") late. The score without a deduction is \(score)."
            )
        }
        if let seed = answer.grade.seed {
            remarks.append("The score is the worst of several seeds; its seed is \(seed).")
        }
        return remarks
    }

    private static func parted(
        _ scenarios: [Grade.Scenario], under policy: FeedbackPolicy
    ) -> (shown: [Grade.Scenario], hidden: [Grade.Scenario]) {
        switch policy {
        case .open: (scenarios, [])
        case .beforeDue: (scenarios.filter { !$0.hidden }, scenarios.filter(\.hidden))
        case .scoreOnly: ([], [])
        }
    }

    private static func obstacles(_ grade: Grade) -> [String] {
        let refusals = grade.refusals.map { "\($0.file):\($0.line): \($0.fact) \($0.instead)" }
        let errors = grade.diagnostics.filter { $0.severity == .error }.map { error in
            [error.file, error.line.map { "\($0)" }, " \(error.message)"].compactMap(\.self).joined(
                separator: ":")
        }
        let isObvious = grade.outcome == .passed || grade.outcome == .notPassed
        return (isObvious || !(refusals + errors).isEmpty ? [] : [grade.sentence]) + refusals + errors
    }
}

extension Grade.Mistake {
    /// The mistake's sentence, followed by its place and its number of scenarios.
    var sentence: String {
        let place = first.line.map { "\(first.file ?? ""):\($0)" }
        let share = scenarios > 1 ? "in \(scenarios) scenarios" : nil
        let note = [place, share].compactMap(\.self).joined(separator: ", ")
        return first.sentence + (note.isEmpty ? "" : " (\(note))")
    }
}
