/// What a student may read of one result, under the instructor's policy.
struct Feedback {
    struct Line {
        var title: String
        var passed: Bool
        var score: Int
    }

    /// Findings of one code at one line: the first of them, and how often it happened.
    struct Kind {
        var first: Grade.Finding
        var count: Int

        /// `… (Picture.swift:12, 4 times)`
        var sentence: String {
            let place = first.line.map { "\(first.file ?? ""):\($0)" }
            let times = count > 1 ? "\(count) times" : nil
            let note = [place, times].compactMap(\.self).joined(separator: ", ")
            return first.sentence + (note.isEmpty ? "" : " (\(note))")
        }
    }

    /// `6.2 The picture that would not change`
    let title: String
    /// `80 of 100`, or why there is none.
    let score: String
    /// How it came to the score, where that takes a sentence: lateness, another seed.
    let remarks: [String]
    let scenarios: [Line]
    /// `2 of 3 further scenarios passed`; nil if there are none, or they are shown.
    let others: String?
    /// One for each kind and line, most telling first.
    let findings: [Kind]
    /// What kept it from running: the compiler's and the gate's words.
    let obstacles: [String]
    let passed: Bool

    init(_ answer: GradedAnswer, in gradebook: Gradebook, under policy: FeedbackPolicy) {
        let grade = answer.grade
        let exercise = gradebook.exercises.first { $0.id == answer.exercise }
        title = [exercise?.number, exercise?.title ?? answer.exercise].compactMap(\.self).joined(
            separator: " ")
        score = answer.counted.map { "\($0) of 100" } ?? "not marked"
        passed = grade.passed == true
        remarks = Self.remarks(answer)
        let (shown, hidden) = Self.parted(grade.scenarios, under: policy)
        scenarios = shown.map { Line(title: $0.title, passed: $0.passed, score: $0.score) }
        others =
            hidden.isEmpty ? nil : "\(hidden.count { $0.passed }) of \(hidden.count) further scenarios passed"
        let names = Set(shown.map(\.name))
        findings = Self.kinds(grade.findings.filter { names.contains($0.scenario) && !$0.consequence })
        switch policy {
        case .open, .beforeDue: obstacles = Self.obstacles(grade)
        case .scoreOnly: obstacles = []
        }
    }

    private static func kinds(_ findings: [Grade.Finding]) -> [Kind] {
        var kinds: [Kind] = []
        for finding in findings {
            let place = kinds.firstIndex { $0.first.code == finding.code && $0.first.line == finding.line }
            if let place { kinds[place].count += 1 } else { kinds.append(Kind(first: finding, count: 1)) }
        }
        return kinds
    }

    private static func remarks(_ answer: GradedAnswer) -> [String] {
        var remarks: [String] = []
        if let late = answer.late, let score = answer.grade.score {
            remarks.append(
                "It came \(late.days == 1 ? "a day" : "\(late.days) days") late; in time it would have been \(score)."
            )
        }
        if let seed = answer.grade.seed {
            remarks.append("This is the worst of several runs, that with seed \(seed).")
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
