import CommandLine
import CommandOutput
import Curriculum
import Essentials
import Session
import Study
import Terminal
import Text

/// `course read`: prints a whole lesson, with the answers to its questions.
enum ReadCommand {
    static let definition = Command(
        .read,
        operands: [lesson], options: [Common.json, Common.plain],
        discussion: """
            LESSON is a number (6), an id (task-identity) or the beginning of an id. The course builds and runs the
            lesson's programs while you wait. The measurements in the text come from the programs' runs. At the
            prompt of `course start`, `read` asks for your guess before it shows a measurement.
            """,
        run: run)

    private static let lesson = Operand("LESSON", .word("lesson"))

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let lesson = try Library.open().lesson(arguments[lesson])
        let style = PageStyle.atHand(isPlain: arguments[Common.plain])
        let reading = try LessonReading(style: style).reading(of: lesson)
        if arguments[Common.json] {
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
