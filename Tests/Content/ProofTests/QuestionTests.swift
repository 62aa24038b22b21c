import Curriculum
import Foundation
import TestSupport
import Testing

@testable import Proof

/// Checks the targets of the course's questions, and the page that is made from the questions.
@Suite struct `The course's questions` {
    private let curriculum: Curriculum
    private let questions: [Question]

    init() throws {
        let root = CourseRoot(Checkout.root)
        curriculum = try Curriculum.load(root, withAnswers: false)
        questions = try Question.load(root)
    }

    @Test func `lead to existing sentences, runs and exercises`() {
        let examination = QuestionExamination(curriculum: curriculum)
        #expect(questions.count >= 25)
        #expect(questions.flatMap(examination.problems).map(\.description) == [])
    }

    @Test func `are on the page`() throws {
        try expectSnapshot(
            QuestionBook(questions, of: curriculum).markdown, "questions.md", in: "../../../docs")
    }

    @Test func `are each found by their words and by every other wording`() throws {
        let index = try QuestionIndex(questions)
        for question in questions {
            for words in [question.question] + question.also {
                let hits = try index.search(words, most: 2)
                #expect(
                    hits.isAnswered && hits.questions.contains(question),
                    "\(words): \(hits.questions.map(\.id))")
            }
        }
    }

    @Test func `with a wrong target suggest the right one`() throws {
        let lesson = try #require(curriculum.lesson(part: 3))
        let head = "question: Q?\nlesson: \(lesson.id)\nsentence: No such words."
        let question = try #require(try Self.question("\(head)\nrun: poped\nexercise: read-and-gon"))
        #expect(
            QuestionExamination(curriculum: curriculum).problems(with: question).map(\.description) == [
                "Lessons/Questions/01-q.md: The sentence does not occur in \(lesson.file): \"No such words.\". "
                    + "Copy the sentence from a paragraph of the lesson exactly.",
                "Lessons/Questions/01-q.md: No run of \(lesson.file) is called \"poped\". Did you mean \"popped\"?",
                "Lessons/Questions/01-q.md: No exercise is called \"read-and-gon\". Did you mean \"read-and-gone\"?",
            ])
    }

    /// A course with only the given question.
    private static func question(_ head: String) throws -> Question? {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let place = folder.appending(path: "Lessons/Questions")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data("---\n\(head)\n---\nA.".utf8).write(to: place.appending(path: "01-q.md"))
        return try Question.load(CourseRoot(folder)).first
    }
}
