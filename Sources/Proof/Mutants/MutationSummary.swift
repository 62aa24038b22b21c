import Text

/// A report on mutants for the author: a line for each exercise, then every hole.
public struct MutationSummary {
    public let report: MutationReport

    public init(_ report: MutationReport) { self.report = report }

    public var text: String {
        let rows = report.exercises.map { exercise in
            [
                "\(exercise.number) \(exercise.id)", Wording.count(exercise.mutants, "mutant"),
                "\(exercise.played) played", "\(exercise.killed) found",
                "\(exercise.equivalent) equivalent", "\(exercise.survivors.count) not found",
            ]
        }
        let sections = report.exercises.filter { !$0.holds }.map { exercise in
            ProofSummary.section("\(exercise.number) \(exercise.id):", exercise.faults)
        }
        return ([ProofSummary.table(rows)] + sections + [conclusion]).joined(separator: "\n\n")
    }

    private var conclusion: String {
        let played = report.exercises.reduce(0) { $0 + $1.played }
        let facts =
            "\(Wording.count(report.exercises.count, "exercise")), \(Wording.count(played, "mutant")) played in "
            + ProofSummary.seconds(report.seconds)
        let failing = report.exercises.count { !$0.holds }
        return report.holds
            ? "Every mutant is found or listed: \(facts)."
            : "Not proven: \(failing) of \(Wording.count(report.exercises.count, "exercise")) do not hold (\(facts))."
    }
}
