import CommandLine
import CommandOutput
import Curriculum
import Grading
import Session
import Study
import Terminal
import Text

/// `course explain`: explains a finding and how to repair the code.
enum ExplainCommand {
    static let definition = Command(
        .explain, operands: [code], options: [Common.json, Common.plain],
        discussion: "You can shorten a CODE. Without CODE, the command lists all findings.", run: run)

    private static let code = Operand(optional: "CODE", .word("finding"))

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let style = PageStyle.atHand(isPlain: arguments[Common.plain])
        // If no course is found, the page leaves out the lessons.
        let lessons = (try? Library.open())?.curriculum.lessons ?? []
        if arguments[Common.json] {
            let codes =
                try arguments[code].map { [try ExplanationPage.code(spelled: $0)] } ?? FindingCode.allCases
            try Output.say(codes.map { ExplanationFacts($0, lessons: lessons) })
            return .passed
        }
        let page = try ExplanationPage.markdown(
            for: arguments[code], lessons: lessons, lastFindings: ExerciseAtHand.last.findings)
        Output.say(MarkdownRenderer(style: style).render(page))
        return .passed
    }
}
