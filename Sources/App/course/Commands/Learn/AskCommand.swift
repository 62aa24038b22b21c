import CommandLine
import CommandOutput
import Curriculum
import Study
import Text

/// `course ask`: answers a question in the learner's words.
enum AskCommand {
    static let definition = Command(
        "ask", summary: "ask a question in your own words",
        operands: [words], options: [Common.json, Common.plain],
        discussion: """
            The command shows a short answer with the lesson's paragraph, a run and an exercise. The words need no
            quotes: course ask why does my task run twice. If you give the id of a question, the command finds exactly
            that question. Without words, the command lists all questions and their ids.

            exit status: 0 found, 1 no question matches, 2 usage
            """,
        run: run)

    private static let words = Operand(repeating: "WORD", .word("question"), isOptional: true)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let library = try Library.open()
        let questions = try Question.load(try Library.root())
        let style = PageStyle.atHand(isPlain: arguments[Common.plain])
        let asked = arguments[words].joined(separator: " ")
        guard !asked.isEmpty else {
            if arguments[Common.json] {
                try Output.say(questions.map { QuestionFacts($0, in: library.curriculum) })
            } else {
                Desk.page(AnswerToQuestion.list(questions), style)
            }
            return .passed
        }
        let hits = try hits(asked, among: questions)
        if arguments[Common.json] {
            try Output.say(QuestionFacts.Search(asked, hits, in: library.curriculum))
        } else {
            Desk.page(
                AnswerToQuestion(asked: asked, hits: hits, curriculum: library.curriculum).markdown, style)
        }
        return hits.isAnswered ? .passed : .notPassed
    }

    private static func hits(_ asked: String, among questions: [Question]) throws -> QuestionIndex.Hits {
        if let named = questions.first(where: { $0.id == asked }) {
            return QuestionIndex.Hits(questions: [named], isAnswered: true)
        }
        return try QuestionIndex(questions).search(asked)
    }
}
