import Curriculum
import Session

/// The output of `hint --json`.
struct HintFacts: Encodable {
    struct Step: Encodable {
        let title: String
        let markdown: String
    }
    let exercise: String
    let findings: [String]
    let isForLastRun: Bool
    /// The number of hints that the exercise has for the findings.
    let steps: Int
    /// The hints shown so far, including the newest.
    let hints: [Step]

    init(_ page: HintPage?, of exercise: Exercise) {
        let ladder = page?.ladder
        self.exercise = exercise.id
        findings = ladder?.codes ?? []
        isForLastRun = page?.isForLastRun ?? false
        steps = ladder?.steps.count ?? 0
        hints = (ladder?.steps ?? []).prefix((page?.shown ?? 0) + 1).map {
            Step(title: $0.title, markdown: $0.markdown)
        }
    }
}
