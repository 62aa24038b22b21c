import CommandLine
import Curriculum
import Manners
import Study
import Text

/// `course cheatsheet`: what there is to keep, on one page.
enum CheatsheetCommand {
    static let definition = Command(
        "cheatsheet", summary: "show what there is to keep on one page, each line of it held by a run",
        operands: [], options: [markdown, Common.json, Common.plain],
        discussion: """
            Behind each line is a small program and a scenario that shows it; `course check` plays them all. --json has both.

            exit status: 0, 5 where the course has no sheet
            """,
        run: run)

    private static let markdown = Option(switch: "markdown", summary: "print the page as Markdown")

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        guard let sheet = try CheatSheet.load(try Library.root()) else {
            Output.complain("This course has no cheat sheet.")
            return .machineLacksSomething
        }
        if arguments[Common.json] {
            try Output.say(sheet.sections.map { SheetFacts($0, of: sheet.lesson) })
        } else if arguments[markdown] {
            Output.say(sheet.markdown)
        } else {
            Desk.page(sheet.markdown, PageStyle.atHand(isPlain: arguments[Common.plain]))
        }
        return .passed
    }
}
