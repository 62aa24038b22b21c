import Text

/// A proof's result for authors: a line for each exercise, and then every fault and gap.
public struct ProofSummary {
    public let report: ProofReport

    public init(_ report: ProofReport) { self.report = report }

    public var text: String {
        let sections =
            report.lessons.filter { !$0.holds }.map {
                Self.section("lesson \($0.part) \($0.id) does not hold:", $0.faults)
            }
            + report.exercises.filter { !$0.holds }.flatMap(sections)
            + (report.problems.isEmpty ? [] : [Self.section("The course's files:", report.problems)])
        return ([lessons, drills, exercises].filter { !$0.isEmpty } + sections + [conclusion]).joined(
            separator: "\n\n")
    }

    private func sections(on exercise: ProofReport.ExerciseReport) -> [String] {
        let name = "\(exercise.number) \(exercise.id)"
        guard exercise.isUnfinished else {
            return [Self.section("\(name) does not hold:", exercise.faults + exercise.gaps)]
        }
        return [
            Self.section("\(name) is unfinished. Missing:", exercise.gaps),
            exercise.faults.isEmpty ? "" : Self.section("\(name) also has faults:", exercise.faults),
        ].filter { !$0.isEmpty }
    }

    private var lessons: String {
        Self.table(
            report.lessons.map { lesson in
                [
                    "lesson \(lesson.part) \(lesson.id)", Wording.count(lesson.programs, "program"),
                    Wording.count(lesson.runs, "program run"), Wording.count(lesson.plays, "run"),
                    Self.seconds(lesson.seconds),
                    lesson.holds ? "holds" : "does not hold",
                ]
            })
    }

    private var drills: String {
        guard let drills = report.drills else { return "" }
        return
            "\(Wording.count(drills.ideas, "idea")) for drills: \(Wording.count(drills.programs, "program")), "
            + "\(Wording.count(drills.variants, "variant")), \(Wording.count(drills.plays, "run"))"
    }

    private var exercises: String {
        Self.table(
            report.exercises.map { exercise in
                [
                    "\(exercise.number) \(exercise.id)", Wording.count(exercise.scenarios, "scenario"),
                    Wording.count(exercise.wrongAnswers, "wrong answer"),
                    "\(exercise.rightAnswers) more right",
                    Wording.count(exercise.plays, "run"),
                    Self.seconds(exercise.seconds),
                    exercise.holds ? "holds" : exercise.isUnfinished ? "unfinished" : "does not hold",
                ]
            })
    }

    /// Lays out a table: the first and the last column are aligned to the left, all other columns to the right.
    static func table(_ rows: [[String]]) -> String {
        let columns = rows.first?.indices ?? 0..<0
        let widths = columns.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = row.enumerated().map { column, cell in
                let blank = String(repeating: " ", count: widths[column] - cell.count)
                if column == columns.upperBound - 1 { return cell }
                return column == 0 ? cell + blank : blank + cell
            }
            return cells.joined(separator: "  ")
        }.joined(separator: "\n")
    }

    private var conclusion: String {
        let facts =
            "\(Wording.count(report.lessons.count, "lesson")), \(Wording.count(report.exercises.count, "exercise")), "
            + "\(Wording.count(report.plays, "run")) under "
            + "\(Wording.count(report.seeds, "seed")) in \(Self.seconds(report.seconds))"
        guard !report.holds else { return "Everything holds: \(facts)." }
        let failing = report.exercises.count { !$0.holds && !$0.isUnfinished }
        let unfinished = report.exercises.count { !$0.holds && $0.isUnfinished }
        let lessons = report.lessons.count { !$0.holds }
        let parts = [
            lessons > 0 ? "\(lessons) of \(Wording.count(report.lessons.count, "lesson")) do not hold" : "",
            failing > 0
                ? "\(failing) of \(Wording.count(report.exercises.count, "exercise")) do not hold" : "",
            unfinished > 0 ? "\(unfinished) unfinished" : "",
            report.problems.isEmpty
                ? "" : "\(Wording.count(report.problems.count, "problem")) with the files",
        ]
        return "Not proven: \(parts.filter { !$0.isEmpty }.joined(separator: ", ")) (\(facts))."
    }

    static func section(_ heading: String, _ lines: [String]) -> String {
        ([heading] + lines.map { "  \($0)" }).joined(separator: "\n")
    }

    static func seconds(_ seconds: Double) -> String {
        let tenths = Int((seconds * 10).rounded())
        return "\(tenths / 10).\(tenths % 10) s"
    }
}
