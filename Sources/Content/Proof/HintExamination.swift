import Curriculum

/// The first finding of each wrong answer must have hints, and no hint may contain the solution. The exercise's page
/// must also have a section "Learned".
struct HintExamination {
    let exercise: Exercise
    let records: [AnswerRecord]

    /// Lines of the solution up to this length may occur in a hint, because `}` and `.task {` reveal nothing.
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
                    nextStep: "Explain the line in words.")
            }
        }
    }

    var gaps: [CurriculumProblem] {
        let hinted = Set(exercise.hints.flatMap(\.codes))
        var asked: Set<String> = []
        return unsaid
            + records.filter { !$0.answer.isRight }.compactMap { record in
                guard let code = record.runs.first?.codes.first?.rawValue, !hinted.contains(code),
                    asked.insert(code).inserted
                else { return nil }
                return CurriculumProblem(
                    file: exercise.page, fact: "The exercise has no hints for \(code)",
                    evidence: "it is the first finding of \(record.answer.source.path)",
                    nextStep: "Add \"### \(code)\" below \"## Hints\", with three \"####\" steps.")
            }
    }

    private var unsaid: [CurriculumProblem] {
        guard exercise.learned == nil else { return [] }
        return [
            CurriculumProblem(
                file: exercise.page, fact: "The page has no section \"Learned\"",
                evidence: "learners see the lesson's closing sentence instead",
                nextStep: "Add \"## Learned\" and two sentences. Learners read them after passing.")
        ]
    }

    /// The lines of the solution that no hint may contain.
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
