import Study

/// One run in the output of `review --json`.
struct ReviewFacts: Encodable {
    let exercise: String
    let passed: Bool
    let score: Int
    let seed: UInt64
    let findings: [String]

    init(_ run: AnswerRun) {
        let summary = run.summary
        exercise = run.exercise.id
        (passed, score, seed, findings) = (summary.passed, summary.score, run.seed, summary.findings)
    }
}
