import Curriculum

/// Missing apps of an exercise, or missing wrong answers if the exercise has no apps.
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
                "No wrong answer looks right anywhere",
                next:
                    "Have one that passes the simple case, with \"// looks right in: …\" as its second line.")
        ]
    }

    private var behaving: [CurriculumProblem] {
        exercise.apps.contains(where: \.isRight)
            ? [] : [problem("It has no app that behaves", next: "Add Apps/Right.swift.")]
    }

    private var wrong: [CurriculumProblem] {
        let wrong = exercise.apps.count { !$0.isRight }
        guard wrong < Self.fewestWrongApps else { return [] }
        return [
            problem(
                "It has too few apps with a fault", evidence: "\(wrong)",
                next: "Have at least \(Self.fewestWrongApps) in Apps, each with \"// does: …\" on top.")
        ]
    }

    private var cases: [CurriculumProblem] {
        guard exercise.cases.count < Self.fewestCases else { return [] }
        return [
            problem(
                "It has too few cases to judge", evidence: "\(exercise.cases.count)",
                next: "Have at least \(Self.fewestCases), as Apps/01-name.swift and so on.")
        ]
    }

    private var repairs: [CurriculumProblem] {
        let repairs = exercise.review?.repairs.count ?? 0
        guard repairs < Self.fewestRepairs else { return [] }
        return [
            problem(
                "The change has too few faults", evidence: "\(repairs)",
                next:
                    "Have at least \(Self.fewestRepairs), each with its repair in Apps and \"// repairs: …\" on top."
            )
        ]
    }

    private func problem(_ fact: String, evidence: String? = nil, next: String) -> CurriculumProblem {
        CurriculumProblem(file: exercise.page, fact: fact, evidence: evidence, nextStep: next)
    }
}
