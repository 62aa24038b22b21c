import Curriculum

/// The output of `read --json`.
struct ReadingFacts: Encodable {
    /// A text, or a question with its measured answer.
    struct Part: Encodable {
        var markdown: String
        var choices: [String]?
        var answer: String?
        var evidence: String?
    }
    let lesson: String
    let part: Int
    let title: String
    let parts: [Part]

    init(_ reading: Reading, of lesson: Lesson) {
        self.lesson = lesson.id
        (part, title) = (lesson.part, lesson.title)
        parts = reading.parts.map { part in
            switch part {
            case .text(let markdown): Part(markdown: markdown)
            case .question(let question):
                Part(
                    markdown: question.text, choices: question.choices.isEmpty ? nil : question.choices,
                    answer: question.answer, evidence: question.evidence)
            }
        }
    }
}
