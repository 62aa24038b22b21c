import CommandLine
import CommandOutput
import Curriculum
import Study
import Text

/// `course mac`: shows how to see a part's fault in Xcode.
enum MacCommand {
    static let definition = Command(
        .mac, operands: [part], options: [Common.json, Common.plain],
        discussion: """
            PART is a number from 1 to 10. The part's page names the tools of Xcode and Instruments that show the
            fault in your own app, with links to Apple's documentation. Without PART, the command lists the pages
            of all parts.

            exit status: 0 shown, 2 usage, 5 the course has no such pages
            """,
        run: run)

    private static let part = Operand(optional: "PART", .word("part"))

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let pages = try MacPage.load(try Library.root())
        guard !pages.isEmpty else {
            Output.complain("This course has no pages about Xcode.")
            return .machineLacksSomething
        }
        let style = PageStyle.atHand(isPlain: arguments[Common.plain])
        guard let word = arguments[part] else {
            if arguments[Common.json] {
                try Output.say(pages.map(MacFacts.init))
            } else {
                let rows = pages.map { "| `\(Suggestion.mac(part: $0.part).text)` | \($0.title) |" }
                Desk.page("| In Xcode | |\n|---|---|\n" + rows.joined(separator: "\n"), style)
            }
            return .passed
        }
        guard let page = pages.first(where: { "\($0.part)" == word }) else {
            let parts = pages.map { "\($0.part)" }.joined(separator: ", ")
            throw UsageError("no page is about part \"\(word)\"; the parts with a page are \(parts)")
        }
        if arguments[Common.json] {
            try Output.say(MacFacts(page))
        } else {
            Desk.page(page.markdown, style)
        }
        return .passed
    }
}
