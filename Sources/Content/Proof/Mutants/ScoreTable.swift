import Curriculum
import Essentials

/// The last table of `docs/curriculum.md`: how many mutants the scenarios of each exercise find.
/// `course check --mutants` writes the table.
///
///     | exercise | mutants | found | equivalent | score |
///     |---|---|---|---|---|
///     | 6.1 | 29 | 24 | 5 | 24 of 24 |
public struct ScoreTable {
    private static let head = "| exercise | mutants | found | equivalent | score |"
    private static let title = """
        ## What the scenarios find

        `course check --mutants` makes wrong answers from each solution, runs those that compile, and writes this table.
        """

    /// The text above the table and the rows of other exercises do not change. In a course without
    /// `docs/curriculum.md`, such as an installed course, `update` does nothing.
    public static func update(in root: CourseRoot, with report: MutationReport) throws {
        let file = root.url.appending(path: CurriculumTable.file)
        guard let data = FileManager.default.contents(atPath: file.path) else { return }
        let old = String(decoding: data, as: UTF8.self)
        let new = text(old, with: report)
        if new != old { try Data(new.utf8).write(to: file, options: .atomic) }
    }

    static func text(_ page: String, with report: MutationReport) -> String {
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let start = lines.firstIndex(of: head)
        let above = start.map { lines[..<$0].joined(separator: "\n") } ?? "\(page)\n\(title)\n"
        var rows: [[Int]: String] = [:]
        for line in start.map({ lines[($0 + 2)...] }) ?? [] {
            guard let place = place(of: line) else { continue }
            rows[place] = line
        }
        for exercise in report.exercises {
            let cells = [
                exercise.number, "\(exercise.played)", "\(exercise.killed)", "\(exercise.equivalent)",
                exercise.score,
            ]
            rows[exercise.number.split(separator: ".").compactMap { Int($0) }] =
                "| \(cells.joined(separator: " | ")) |"
        }
        // The order of rows is total, because each exercise number has one row.
        let sorted = rows.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
        return ([above, head, "|---|---|---|---|---|"] + sorted).joined(separator: "\n") + "\n"
    }

    /// Reads the part and the exercise number in a row's first cell.
    private static func place(of row: String) -> [Int]? {
        guard let cell = row.split(separator: "|").first else { return nil }
        let numbers = cell.trimmed.split(separator: ".").compactMap { Int($0) }
        return numbers.count == 2 ? numbers : nil
    }
}
