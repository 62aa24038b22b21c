import Curriculum
import Foundation
import Session
import Terminal

/// `course read`: a lesson from its first line to its last, with the answers of its questions.
enum ReadCommand {
    static let definition = Command(
        .read,
        operands: [Operand("LESSON")], options: [.json, .plain],
        discussion: """
            LESSON is a number (6), an id (task-identity) or the beginning of one. The programs of the lesson are built
            and played while you wait, and every number in the text comes from there. At the prompt of `course start`,
            `read` asks what you expect before it shows what was measured.
            """,
        run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let lesson = try Library.open().lesson(arguments.operands[0])
        let style = TerminalStyle.detect(
            environment: ProcessInfo.processInfo.environment, isPlain: arguments.has(.plain))
        let reading = try LessonReading(style: style).reading(of: lesson)
        if arguments.has(.json) {
            try Output.say(ReadingFacts(reading, of: lesson))
            return .passed
        }
        let page = reading.parts.map { part in
            switch part {
            case .text(let markdown): markdown
            case .question(let question):
                "\(question.markdown)\n\nMeasured: **\(question.answer)**.\n\n\(question.evidence)"
            }
        }
        Output.say(MarkdownRenderer(style: style).render(page.joined(separator: "\n\n")))
        return .passed
    }
}

/// What `read --json` prints. `docs/facts.md` describes it.
private struct ReadingFacts: Encodable {
    /// A text, or a question with what was measured.
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
