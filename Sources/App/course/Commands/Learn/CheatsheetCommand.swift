import CommandLine
import CommandOutput
import Curriculum
import Study
import Text

/// `course cheatsheet`: the rules of the course on one page.
enum CheatsheetCommand {
    static let definition = Command(
        "cheatsheet", summary: "show the rules to remember on one page, each proved by a run",
        operands: [], options: [markdown, Common.json, Common.plain],
        discussion: """
            Each rule has a small program and a scenario that prove it. `course check` runs the programs of all
            rules; --json prints the programs.

            exit status: 0 shown, 5 the course has no cheat sheet
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
