import Curriculum

/// Whether the learner finds a hint for what they are told first, none that gives the solution away, and at the end
/// what there was to learn.
struct HintExamination {
    let exercise: Exercise
    let records: [AnswerRecord]

    /// A line of the solution that is shorter may stand in a hint: `}` and `.task {` are nobody's secret.
    static let longestHarmlessLine = 20

    var faults: [CurriculumProblem] {
        let secrets = secrets
        return exercise.hints.flatMap { ladder in
            ladder.steps.compactMap { step in
                guard let line = Self.lines(of: step.markdown).first(where: secrets.contains) else {
                    return nil
                }
                return CurriculumProblem(
                    file: exercise.page, line: ladder.line,
                    fact: "The hint \"\(step.title)\" contains a line of the solution", evidence: line,
                    nextStep: "Say it in words.")
            }
        }
    }

    var gaps: [CurriculumProblem] {
        let hinted = Set(exercise.hints.flatMap(\.codes))
        var asked: Set<String> = []
        return unsaid
            + records.filter { $0.answer.role != .solution }.compactMap { record in
                guard let code = record.runs.first?.codes.first?.rawValue, !hinted.contains(code),
                    asked.insert(code).inserted
                else { return nil }
                return CurriculumProblem(
                    file: exercise.page, fact: "It has no hints for \(code)",
                    evidence: "\(record.answer.source.path) is told that first",
                    nextStep: "Add \"### \(code)\" below \"## Hints\", with three \"####\" steps.")
            }
    }

    private var unsaid: [CurriculumProblem] {
        guard exercise.learned == nil else { return [] }
        return [
            CurriculumProblem(
                file: exercise.page, fact: "It does not say what there was to learn",
                evidence: "its lesson's sentence to keep stands in for it",
                nextStep: "Add \"## Learned\" and two sentences, which are read after passing.")
        ]
    }

    /// What the learner has to find.
    private var secrets: Set<String> {
        Set(Self.lines(of: exercise.solution.text)).subtracting(Self.lines(of: exercise.starter.text))
            .filter { $0.count > Self.longestHarmlessLine }
    }

    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n").map { line in
            String(line.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
        }
    }
}
