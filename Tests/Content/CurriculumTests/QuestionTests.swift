import Foundation
import Testing

@testable import Curriculum

@Suite struct `A question` {
    private static func question(_ id: String, _ text: String, also: [String] = [], answer: String = "So.")
        throws -> Question
    {
        let list = also.isEmpty ? "" : "also: [\(also.joined(separator: ", "))]\n"
        return try Question("---\nquestion: \(text)\n\(list)---\n\(answer)\n", file: "Questions/01-\(id).md")
    }

    private static let questions = Result {
        [
            try question(
                "twice", "Why does my task run twice?", also: ["onAppear called twice", "double request"]),
            try question(
                "debounce", "How do I debounce a search field?", answer: "Sleep in a task, twice or not."),
            try question("weak", "Do I need weak self in a Task?"),
        ]
    }

    private func found(_ text: String) throws -> [String] {
        let hits = try QuestionIndex(Self.questions.get()).search(text)
        return (hits.isAnswered ? [] : ["near"]) + hits.questions.map(\.id)
    }

    @Test func `is found by its words, in any order and form`() throws {
        #expect(try found("why does my task run twice?").first == "twice")
        #expect(try found("debouncing the searches").first == "debounce")
        #expect(try found("a field to search, debounced").first == "debounce")
        #expect(try found("WEAK SELF").first == "weak")
    }

    @Test func `is found by another wording, before questions with the word in their answer`() throws {
        #expect(try found("double requests") == ["twice"])
        #expect(try found("twice") == ["twice", "debounce"])
    }

    @Test func `is found despite a typo`() throws {
        #expect(try found("debuonce the serach").first == "debounce")
    }

    @Test func `without a match gets similar questions or none`() throws {
        #expect(try found("task for zebras on bicycles").first == "near")
        #expect(try found("zebras") == ["near"])
        #expect(try found("") == ["near"])
        #expect(try found("\" OR * ( NEAR") == ["near"])
    }

    @Test func `shows the paragraph that answers it, or its sentence if a run measures numbers`() throws {
        let lesson = Lesson(
            id: "l", title: "L", part: 1,
            markdown:
                "One.\n\nIt was {{r.requests}}. A task\nfollows its `id`. It ends so.\n\nTwo things. They last.",
            file: "l.md")
        func paragraph(_ sentence: String) throws -> String? {
            try Question(
                "---\nquestion: Q?\nlesson: l\nsentence: \(sentence)\n---\nA.", file: "Questions/q.md"
            ).paragraph(in: lesson)
        }
        #expect(try paragraph("task follows its") == "A task follows its `id`.")
        #expect(try paragraph("They last.") == "Two things. They last.")
        #expect(try paragraph("Nowhere.") == nil)
    }

    @Test(arguments: [
        (
            "---\nquestion: Q?\n---\n",
            "q.md:4: The question has no answer. Write the shortest true answer below the second \"---\"."
        ),
        (
            "---\nquestion: Q?\nlesson: l\n---\nA.",
            "q.md:1: The fields lesson, sentence and run do not fit together. Write \"lesson:\" and \"sentence:\", and \"run:\" "
                + "only with them. If no lesson answers the question yet, leave all three fields out."
        ),
        (
            "---\nquestion: Q?\nexersise: e\n---\nA.",
            "q.md:3: The front matter has an unknown field \"exersise\". Did you mean \"exercise\"?"
        ),
    ])
    func `with a mistake is reported with the correction`(text: String, problem: String) {
        let error = #expect(throws: CurriculumProblem.self) { try Question(text, file: "q.md") }
        #expect(error?.description == problem)
    }
}
