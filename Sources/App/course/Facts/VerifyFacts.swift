import Curriculum
import Essentials
import Grading
import Reporting
import Study
import Verification
import Wire
import Workshop

/// The output of `verify --json`.
struct VerifyFacts: Encodable {
    let version = 2
    let exercise: String
    let contentVersion: String
    let seed: UInt64
    /// The outcome of the answer: `judged`, `refused`, `doesNotCompile` or `exceeded`.
    let outcome: String
    let passed: Bool
    var refusals: [GateFinding]?
    var diagnostics: [Diagnostic]?
    var limit: Limit?
    var phase: WorkPhase?
    var verdict: VerdictFacts?
    /// For each limit of a budget exercise, the number of requests in the run.
    var budget: [BudgetTable.Row]?
    /// For a refactoring: the scenarios that the starter passes and this answer fails.
    var broken: [String]?

    init(_ mark: VerifyOutcome, of exercise: Exercise, seed: UInt64) {
        self.exercise = exercise.id
        contentVersion = exercise.contentVersion
        self.seed = seed
        passed = mark.passed
        switch mark {
        case .refused(let findings):
            outcome = "refused"
            refusals = findings
        case .rejected(let diagnostics):
            outcome = "doesNotCompile"
            self.diagnostics = diagnostics
        case .exceeded(let limit, let phase):
            outcome = "exceeded"
            (self.limit, self.phase) = (limit, phase)
        case .judged(let judgement):
            outcome = "judged"
            verdict = VerdictFacts(judgement.verdict, traces: judgement.traces)
            budget = BudgetTable(exercise, traces: judgement.traces)?.rows
            broken = RefactoringLine(exercise, judgement.verdict)?.broken.map {
                ScenarioName.told($0.name, isHidden: $0.isHidden)
            }
        }
    }

    private enum CodingKeys: String, CodingKey {
        case version, exercise, contentVersion, seed, outcome, passed, refusals, diagnostics, limit, phase,
            verdict, budget, broken
    }
}

extension AnswerRun {
    var facts: VerifyFacts { VerifyFacts(mark, of: exercise, seed: seed) }
}
