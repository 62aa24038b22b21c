import Text

/// The report on explored answers for authors: a line for each exercise, and then all false findings and missed faults.
public struct ExplorationProofSummary {
    public let report: ExplorationProofReport

    public init(_ report: ExplorationProofReport) { self.report = report }

    public var text: String {
        let rows = report.exercises.map { exercise in
            [
                "\(exercise.number) \(exercise.id)", Wording.count(exercise.right.count, "right answer"),
                "\(exercise.right.count { !$0.found.isEmpty }) accused",
                Wording.count(exercise.wrong.count, "wrong answer"), "\(exercise.score) found",
            ]
        }
        return ([ProofSummary.table(rows)] + [accused, notFound, notExplored, conclusion]).filter {
            !$0.isEmpty
        }
        .joined(separator: "\n\n")
    }

    private var answers: [ExploredAnswer] { report.exercises.flatMap(\.answers) }

    private var accused: String {
        let lines = answers.filter { $0.isRight && !$0.found.isEmpty }.flatMap(\.story)
        return lines.isEmpty ? "" : ProofSummary.section("Right answers that are accused:", lines)
    }

    private var notFound: String {
        let lines = answers.filter { !$0.isRight && $0.found.isEmpty && $0.obstacle == nil }.map(\.file)
        return lines.isEmpty ? "" : ProofSummary.section("Wrong answers that the explorer misses:", lines)
    }

    private var notExplored: String {
        let lines = answers.compactMap { answer in answer.obstacle.map { "\(answer.file): \($0)" } }
        return lines.isEmpty ? "" : ProofSummary.section("Not explored:", lines)
    }

    private var conclusion: String {
        let right = report.exercises.flatMap(\.right)
        let wrong = report.exercises.flatMap(\.wrong)
        let median =
            report.medianLines.map { ", in stories of \(Wording.count($0, "line")) (the median)" } ?? ""
        return """
            \(right.count { !$0.found.isEmpty }) of \(Wording.count(right.count, "right answer")) accused, \
            \(wrong.count { !$0.found.isEmpty }) of \(Wording.count(wrong.count, "wrong answer")) found\(median): \
            \(Wording.count(report.stories, "story", plural: "stories")) each, in \(ProofSummary.seconds(report.seconds)).
            """
    }
}
