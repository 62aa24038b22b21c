import Curriculum
import Grading
import Text

/// Checks the starters of budget and refactor exercises. The starters of budget and refactor exercises must have no
/// findings except exceeded counts.
struct KindExamination {
    let exercise: Exercise
    let records: [AnswerRecord]

    var faults: [CurriculumProblem] {
        switch exercise.kind {
        case .budget: beyond(allowed: [.redundantFetch, .unmetExpectation]) + withinBudget
        case .refactor: beyond(allowed: [.unmetExpectation]) + unlikeBefore
        case .repair, .finish, .add, .smallestID, .scenario, .judge, .review: []
        }
    }

    var gaps: [CurriculumProblem] {
        switch exercise.kind {
        case .budget: thrifty
        case .refactor: breaking
        case .repair, .finish, .add, .smallestID, .scenario, .judge, .review: []
        }
    }

    private var starters: [AnswerRecord] { records.filter { $0.answer.role == .starter } }

    private var wrong: [AnswerRecord] {
        records.filter { if case .wrong = $0.answer.role { $0.obstacle == nil } else { false } }
    }

    // MARK: The starter

    /// A problem for each starter with findings that the exercise's kind does not allow.
    private func beyond(allowed: Set<FindingCode>) -> [CurriculumProblem] {
        starters.compactMap { record in
            let other = Set(record.runs.flatMap(\.codes)).subtracting(allowed).sorted()
            guard !other.isEmpty else { return nil }
            return problem(
                record, "The starter of a \(exercise.kind.rawValue) exercise does not work",
                evidence: "it earns \(Wording.list(other.map(\.rawValue)))",
                next: "Correct the starter, so that it only exceeds the stated counts.")
        }
    }

    /// A problem for each starter that already keeps the budget, because learners would have nothing to do.
    private var withinBudget: [CurriculumProblem] {
        starters.compactMap { record in
            let budgeted = Set(exercise.budget.limits.keys)
            guard let run = record.runs.first(where: { $0.unmet.isDisjoint(with: budgeted) }) else {
                return nil
            }
            return problem(
                record, "The starter keeps the budget under seed \(run.seed)",
                next: "Lower a limit, or let the starter spend more.")
        }
    }

    /// A problem for each starter that passes a scenario under `better`, or fails in any other scenario.
    private var unlikeBefore: [CurriculumProblem] {
        let better = Set(exercise.better)
        return starters.compactMap { record in
            guard let run = record.runs.first(where: { $0.failed != better }) else { return nil }
            return problem(
                record,
                "The starter does not fail exactly in the scenarios under \"better\", under seed \(run.seed)",
                evidence: "it fails in \(ExerciseExamination.list(run.failed.sorted()))",
                next: "Correct \"better\" or the starter: the starter passes every other scenario.")
        }
    }

    // MARK: Wrong answers

    /// An app that does too little can easily keep a budget. At least one wrong answer must keep the budget, to prove
    /// that the scenarios find an app that does too little.
    private var thrifty: [CurriculumProblem] {
        let budgeted = Set(exercise.budget.limits.keys)
        guard !wrong.contains(where: { $0.unmet.isDisjoint(with: budgeted) }) else { return [] }
        return [
            CurriculumProblem(
                file: exercise.page, fact: "Every wrong answer exceeds the budget",
                nextStep: "Add a wrong answer that keeps the budget but does not do the app's work.")
        ]
    }

    /// In a refactoring, the typical mistake improves the counts but breaks the app. At least one wrong answer of a
    /// refactoring must improve the counts and break the app.
    private var breaking: [CurriculumProblem] {
        let better = Set(exercise.better)
        guard
            !wrong.contains(where: { !$0.failed.isSubset(of: better) && $0.failed.isDisjoint(with: better) })
        else { return [] }
        return [
            CurriculumProblem(
                file: exercise.page,
                fact: "No wrong answer passes the scenarios under \"better\" and breaks another",
                nextStep: "Add such a wrong answer: it shows the typical mistake of a refactoring.")
        ]
    }

    private func problem(
        _ record: AnswerRecord, _ fact: String, evidence: String? = nil, next: String
    ) -> CurriculumProblem {
        CurriculumProblem(
            file: record.answer.source.path, fact: fact, evidence: evidence, nextStep: next)
    }
}
