import Curriculum
import Foundation
import Testing

@testable import Proof

/// Tests links and the curriculum's table with pages in a temporary folder.
@Suite struct `A course's pages` {
    private func withCourse<Result>(
        _ files: [String: String], _ body: (CourseRoot) throws -> Result
    ) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        defer {
            do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) }
        }
        return try body(CourseRoot(folder))
    }

    @Test func `have no broken links`() throws {
        let page = """
            ---
            id: a
            ---
            See [the next](02-b.md), [none](03-c.md), [Apple](https://developer.apple.com/documentation/swiftui),
            [odd](https://nowhere) and `[code](x.md)`.

            [file](file:///etc/passwd)
            """
        let problems = try withCourse(["Lessons/01-a.md": page, "Lessons/02-b.md": ""]) { root in
            LinkExamination(root: root).problems(in: "Lessons/01-a.md").map(\.description)
        }
        #expect(
            problems == [
                "Lessons/01-a.md:4: A link leads to a missing file: 03-c.md. Correct the link.",
                "Lessons/01-a.md:5: A link is not well formed: https://nowhere. Correct the link.",
                "Lessons/01-a.md:7: A link is not a web address: file:///etc/passwd. Correct the link.",
            ])
    }

    @Test func `name the sentences that prepare each exercise`() throws {
        let blank = SourceFile(path: "", text: "")
        let exercises = ["one", "two"].enumerated().map { offset, id in
            Exercise(
                id: id, number: ExerciseNumber(part: 1, index: offset + 1), title: "", minutes: 1,
                answerFile: "", task: "", scenarios: [], starter: blank, host: blank, solution: blank)
        }
        let lesson = Lesson(
            id: "first", title: "", part: 1, markdown: "A view follows\nwhat it reads.", file: "Lessons/01.md"
        )
        let later = Lesson(
            id: "second", title: "", part: 2, markdown: "A task follows its id.", file: "Lessons/02.md")
        let curriculum = Curriculum(lessons: [lesson, later], exercises: exercises)
        func problems(_ rows: String) throws -> [String] {
            let table = "| exercise | id | lesson | sentence |\n|---|---|---|---|\n\(rows)\n"
            return try withCourse([CurriculumTable.file: table]) { root in
                try #require(CurriculumTable(in: root)).problems(with: curriculum).map(\.description)
            }
        }
        let good = "| 1.1 | `one` | `Lessons/01.md` | A view follows what it reads. |"
        let both = good + "\n| 1.2 | two | Lessons/01.md | what it reads |"
        #expect(try problems(both) == [])
        #expect(
            try problems(both + "\n| 1.2 | two | Lessons/01.md | Nor this. |").map { $0.prefix(23) } == [
                "docs/curriculum.md:5: T"
            ])
        #expect(
            try problems(both + "\n| 1.2 | two | Lessons/02.md | A task follows its id. |") == [
                "docs/curriculum.md:5: two needs a sentence of a later part, Lessons/02.md. "
                    + "Teach the sentence in part 1 or before, or name a sentence of an earlier lesson."
            ])
        #expect(
            try problems(good) == [
                "docs/curriculum.md: No row names the sentence that prepares the exercise two. "
                    + "Add \"| 1.2 | `two` | Lessons/… | a sentence of that lesson |\"."
            ])
        #expect(
            try problems(good + "\n| 1.2 | two | Lessons/01.md | Tasks do not. |") == [
                "docs/curriculum.md:4: The sentence does not occur in Lessons/01.md. "
                    + "Copy the sentence from the lesson exactly."
            ])
    }
}
