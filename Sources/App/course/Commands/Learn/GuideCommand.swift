import CommandLine
import CommandOutput
import Curriculum
import Study
import Text

/// `course guide`: shows the guides from `docs/` in the terminal.
enum GuideCommand {
    static let definition = Command(
        "guide", summary: "read a guide: scenario language, timeline, grading and more",
        operands: [guide], options: [Common.json, Common.plain],
        discussion: """
            You can shorten a GUIDE's name. Without GUIDE, the command lists all guides.

            exit status: 0 shown, 2 no guide has that name, 5 the guides are not installed
            """,
        run: run)

    private static let guide = Operand(optional: "GUIDE", .word("guide"))

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let root = try Library.ownRoot()
        let style = PageStyle.atHand(isPlain: arguments[Common.plain])
        guard let word = arguments[guide] else {
            let guides = try Guide.names.map { try Guide($0, in: root) }
            if arguments[Common.json] {
                try Output.say(guides.map(GuideFacts.init))
            } else {
                let rows = guides.map { "| `\($0.name)` | \($0.title) |" }
                Desk.page("| Guide | |\n|---|---|\n" + rows.joined(separator: "\n"), style)
            }
            return .passed
        }
        let page = try Guide(try name(word), in: root)
        if arguments[Common.json] {
            try Output.say(GuideFacts(page))
        } else {
            Desk.page(page.markdown, style)
        }
        return .passed
    }

    private static func name(_ word: String) throws(UsageError) -> String {
        switch Guide.matching(word) {
        case .found(let name): return name
        case .ambiguous(let names):
            throw UsageError("\"\(word)\" could mean several guides: \(names.joined(separator: ", "))")
        case .unknown(let near):
            throw UsageError(
                "no guide is called \"\(word)\"; the guides are \(Wording.list(Guide.names))",
                suggestion: near.first)
        }
    }
}
