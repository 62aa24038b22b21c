import Curriculum
import Grading
import Text

/// What the kinds `budget` and `refactor` promise of their starter: it works, and falls short of the stated counts only.
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

    /// The starter does something else wrong.
    private func beyond(allowed: Set<FindingCode>) -> [CurriculumProblem] {
        starters.compactMap { record in
            let other = Set(record.runs.flatMap(\.codes)).subtracting(allowed).sorted()
            guard !other.isEmpty else { return nil }
            return problem(
                record, "The starter of a \(exercise.kind.rawValue) does not work",
                evidence: "it earns \(Wording.list(other.map(\.rawValue)))",
                next: "Let it fall short of the stated counts only.")
        }
    }

    /// The starter spends no more than it may.
    private var withinBudget: [CurriculumProblem] {
        starters.compactMap { record in
            let budgeted = Set(exercise.budget.limits.keys)
            guard let run = record.runs.first(where: { $0.unmet.isDisjoint(with: budgeted) }) else {
                return nil
            }
            return problem(
                record, "The starter keeps the budget under seed \(run.seed)",
                next: "Lower a limit, or spend more.")
        }
    }

    /// The starter fails where it has to pass, or the other way round.
    private var unlikeBefore: [CurriculumProblem] {
        let better = Set(exercise.better)
        return starters.compactMap { record in
            guard let run = record.runs.first(where: { $0.failed != better }) else { return nil }
            return problem(
                record, "The starter fails elsewhere than \"better\" says under seed \(run.seed)",
                evidence: "it fails in \(ExerciseExamination.list(run.failed.sorted()))",
                next: "What is not under \"better\" passes before the change and after it.")
        }
    }

    // MARK: Wrong answers

    /// Keeping a budget is easy for an app that does not work.
    private var thrifty: [CurriculumProblem] {
        let budgeted = Set(exercise.budget.limits.keys)
        guard !wrong.contains(where: { $0.unmet.isDisjoint(with: budgeted) }) else { return [] }
        return [
            CurriculumProblem(
                file: exercise.page, fact: "Every wrong answer exceeds the budget",
                nextStep: "Have one that saves at the cost of what the app has to do.")
        ]
    }

    private var breaking: [CurriculumProblem] {
        let better = Set(exercise.better)
        guard
            !wrong.contains(where: { !$0.failed.isSubset(of: better) && $0.failed.isDisjoint(with: better) })
        else { return [] }
        return [
            CurriculumProblem(
                file: exercise.page, fact: "No wrong answer reaches what is better and breaks what worked",
                nextStep: "Have one that does: it is the mistake that a refactoring makes.")
        ]
    }

    private func problem(
        _ record: AnswerRecord, _ fact: String, evidence: String? = nil, next: String
    ) -> CurriculumProblem {
        CurriculumProblem(
            file: record.answer.source.path, fact: fact, evidence: evidence, nextStep: next)
    }
}
