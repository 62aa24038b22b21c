/// A proof's outcome as an author reads it: a line for each exercise, then everything that does not hold.
public struct ProofSummary {
    public let report: ProofReport

    public init(_ report: ProofReport) { self.report = report }

    public var text: String {
        var blocks = [table].filter { !$0.isEmpty }
        for exercise in report.exercises where !exercise.holds {
            if exercise.isUnfinished {
                blocks.append(
                    section("\(exercise.number) \(exercise.id) is unfinished. Missing:", exercise.gaps))
                if !exercise.faults.isEmpty {
                    blocks.append(
                        section("\(exercise.number) \(exercise.id), as far as it is:", exercise.faults))
                }
            } else {
                blocks.append(
                    section(
                        "\(exercise.number) \(exercise.id) does not hold:", exercise.faults + exercise.gaps))
            }
        }
        if !report.problems.isEmpty { blocks.append(section("The course's files:", report.problems)) }
        return (blocks + [conclusion]).joined(separator: "\n\n")
    }

    private var table: String {
        let rows = report.exercises.map { exercise in
            [
                "\(exercise.number) \(exercise.id)", Self.count(exercise.scenarios, "scenario"),
                Self.count(exercise.wrongAnswers, "wrong answer"), Self.count(exercise.plays, "play"),
                Self.seconds(exercise.seconds),
                exercise.holds ? "holds" : exercise.isUnfinished ? "unfinished" : "does not hold",
            ]
        }
        let widths = (0..<6).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = row.enumerated().map { column, cell in
                let blank = String(repeating: " ", count: widths[column] - cell.count)
                return column == 0 || column == 5 ? cell + blank : blank + cell
            }
            return cells.joined(separator: "  ")
        }.joined(separator: "\n")
    }

    private var conclusion: String {
        let facts =
            "\(Self.count(report.exercises.count, "exercise")), \(Self.count(report.plays, "play")) under "
            + "\(Self.count(report.seeds, "seed")) in \(Self.seconds(report.seconds))"
        guard !report.holds else { return "Everything holds: \(facts)." }
        let failing = report.exercises.count { !$0.holds && !$0.isUnfinished }
        let unfinished = report.exercises.count { !$0.holds && $0.isUnfinished }
        let parts = [
            failing > 0 ? "\(failing) of \(Self.count(report.exercises.count, "exercise")) do not hold" : "",
            unfinished > 0 ? "\(unfinished) unfinished" : "",
            report.problems.isEmpty ? "" : "\(Self.count(report.problems.count, "problem")) with the files",
        ]
        return "Not proven: \(parts.filter { !$0.isEmpty }.joined(separator: ", ")) (\(facts))."
    }

    private func section(_ heading: String, _ lines: [String]) -> String {
        ([heading] + lines.map { "  \($0)" }).joined(separator: "\n")
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }

    private static func seconds(_ seconds: Double) -> String {
        let tenths = Int((seconds * 10).rounded())
        return "\(tenths / 10).\(tenths % 10) s"
    }
}
