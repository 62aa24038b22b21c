import Curriculum

/// Finds missing parts of an exercise: apps, cases, repairs, or a wrong answer that looks right at first.
struct AppExamination {
    let exercise: Exercise

    static let fewestWrongApps = 5
    static let fewestCases = 6
    static let fewestRepairs = 3

    var gaps: [CurriculumProblem] {
        switch exercise.kind {
        case .repair, .finish, .add, .smallestID, .budget, .refactor: misleading
        case .scenario: behaving + wrong
        case .judge: cases
        case .review: repairs
        }
    }

    private var misleading: [CurriculumProblem] {
        guard !exercise.wrong.isEmpty, exercise.wrong.allSatisfy({ $0.looksRightIn.isEmpty }) else {
            return []
        }
        return [
            problem(
                "No wrong answer looks right in any scenario",
                next:
                    "Add a wrong answer that passes a simple scenario, with \"// looks right in: …\" as its second line."
            )
        ]
    }

    private var behaving: [CurriculumProblem] {
        exercise.apps.contains(where: \.isRight)
            ? [] : [problem("The exercise has no right app", next: "Add Apps/Right.swift.")]
    }

    private var wrong: [CurriculumProblem] {
        let wrong = exercise.apps.count { !$0.isRight }
        guard wrong < Self.fewestWrongApps else { return [] }
        return [
            problem(
                "The exercise has too few wrong apps", evidence: "\(wrong)",
                next:
                    "Add apps until Apps has \(Self.fewestWrongApps), each with \"// does: …\" as its first line."
            )
        ]
    }

    private var cases: [CurriculumProblem] {
        guard exercise.cases.count < Self.fewestCases else { return [] }
        return [
            problem(
                "The exercise has too few cases to judge", evidence: "\(exercise.cases.count)",
                next: "Add cases until it has \(Self.fewestCases): Apps/01-name.swift and so on.")
        ]
    }

    private var repairs: [CurriculumProblem] {
        let repairs = exercise.review?.repairs.count ?? 0
        guard repairs < Self.fewestRepairs else { return [] }
        return [
            problem(
                "The change has too few faults", evidence: "\(repairs)",
                next:
                    "Add faults until it has \(Self.fewestRepairs), each with a repair in Apps whose first line is \"// repairs: …\"."
            )
        ]
    }

    private func problem(_ fact: String, evidence: String? = nil, next: String) -> CurriculumProblem {
        CurriculumProblem(file: exercise.page, fact: fact, evidence: evidence, nextStep: next)
    }
}
