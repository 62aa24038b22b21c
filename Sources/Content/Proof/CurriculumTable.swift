import Curriculum
import Essentials
import Text

/// Reads `docs/curriculum.md`, which lists for each exercise the sentences of lessons that prepare for the exercise.
///
///     | exercise | id | lesson | sentence |
///     |---|---|---|---|
///     | 6.1 | `changing-picture` | `Lessons/06-task-identity.md` | A task follows only its `id`. |
struct CurriculumTable {
    static let file = "docs/curriculum.md"

    private struct Row {
        let number: String
        let exercise: String
        let lesson: String
        let sentence: String
        let line: Int
    }

    private let rows: [Row]

    /// The initializer returns nil if the course lacks `docs/curriculum.md`, as installed courses do.
    init?(in root: CourseRoot) {
        guard let data = FileManager.default.contents(atPath: root.url.appending(path: Self.file).path) else {
            return nil
        }
        let lines = String(decoding: data, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        rows = lines.enumerated().compactMap { offset, line in
            guard line.hasPrefix("|") else { return nil }
            let cells = line.split(separator: "|").map { $0.trimmed }
            guard cells.count == 4, cells[0] != "exercise", !cells[0].hasPrefix("-") else { return nil }
            return Row(
                number: cells[0], exercise: cells[1].filter { $0 != "`" },
                lesson: cells[2].filter { $0 != "`" },
                sentence: cells[3], line: offset + 1)
        }
    }

    func problems(with curriculum: Curriculum) -> [CurriculumProblem] {
        let missing = curriculum.exercises.filter { exercise in
            !exercise.isUnfinished && !rows.contains { $0.exercise == exercise.id }
        }
        return missing.map { exercise in
            CurriculumProblem(
                file: Self.file, fact: "No row names the sentence that prepares the exercise \(exercise.id)",
                nextStep:
                    "Add \"| \(exercise.number) | `\(exercise.id)` | Lessons/… | a sentence of that lesson |\"."
            )
        } + rows.compactMap { problem(with: $0, in: curriculum) }
    }

    private func problem(with row: Row, in curriculum: Curriculum) -> CurriculumProblem? {
        guard let exercise = curriculum.exercise(id: row.exercise) else {
            return problem(row, "No exercise is called \"\(row.exercise)\"", "Correct the row, or remove it.")
        }
        guard exercise.number.description == row.number else {
            return problem(
                row, "The exercise \(row.exercise) does not have the number \(row.number)",
                "Write \(exercise.number).")
        }
        guard let lesson = curriculum.lessons.first(where: { $0.file == row.lesson }) else {
            return problem(
                row, "The lesson \(row.lesson) does not exist",
                "Write a lesson's file, such as Lessons/06-….md.")
        }
        guard lesson.part <= exercise.number.part else {
            return problem(
                row, "\(row.exercise) needs a sentence of a later part, \(lesson.file)",
                "Teach the sentence in part \(exercise.number.part) or before, or name a sentence of an earlier lesson."
            )
        }
        guard !lesson.markdown.onOneLine.contains(row.sentence.onOneLine) else { return nil }
        return problem(
            row, "The sentence does not occur in \(lesson.file)", "Copy the sentence from the lesson exactly."
        )
    }

    private func problem(_ row: Row, _ fact: String, _ next: String) -> CurriculumProblem {
        CurriculumProblem(file: Self.file, line: row.line, fact: fact, nextStep: next)
    }
}
