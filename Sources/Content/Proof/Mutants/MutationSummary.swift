import Text

/// The report on mutants for authors: a line for each exercise, and then every mutant that no scenario finds.
public struct MutationSummary {
    public let report: MutationReport

    public init(_ report: MutationReport) { self.report = report }

    public var text: String {
        let rows = report.exercises.map { exercise in
            [
                "\(exercise.number) \(exercise.id)", Wording.count(exercise.mutants, "mutant"),
                "\(exercise.played) run", "\(exercise.killed) found",
                "\(exercise.equivalent) equivalent", "\(exercise.survivors.count) not found",
            ]
        }
        let sections = report.exercises.filter { !$0.holds }.map(section)
        return ([ProofSummary.table(rows)] + sections + [conclusion]).filter { !$0.isEmpty }
            .joined(separator: "\n\n")
    }

    private func section(on exercise: MutationReport.ExerciseReport) -> String {
        let name = "\(exercise.number) \(exercise.id)"
        let holes = exercise.survivors.flatMap { ["  line \($0.line): \($0.name)", "      \($0.sentence)"] }
        let found =
            holes.isEmpty
            ? []
            : ["\(name): no scenario finds these changes to the solution."] + holes + [
                "  Add a scenario line that finds each, or list it under \"equivalent\" in \(exercise.page)."
            ]
        let listed =
            exercise.faults.isEmpty
            ? [] : [ProofSummary.section("\(name) does not hold:", exercise.faults)]
        return (found + listed).joined(separator: "\n")
    }

    private var conclusion: String {
        let played = report.exercises.reduce(0) { $0 + $1.played }
        let facts =
            "\(Wording.count(report.exercises.count, "exercise")), \(Wording.count(played, "mutant")) run in "
            + ProofSummary.seconds(report.seconds)
        let failing = report.exercises.count { !$0.holds }
        return report.holds
            ? "Every mutant is found or listed: \(facts)."
            : "Not proven: \(failing) of \(Wording.count(report.exercises.count, "exercise")) do not hold (\(facts))."
    }
}
