import Curriculum
import Session

/// `course fix`: one line of the learner's file.
enum FixCommand {
    static let definition = Command(
        .fix,
        operands: [Operand("EXERCISE"), Operand("LINE"), Operand("TEXT", isOptional: true, repeats: true)],
        options: [delete, blank, .dir, .json],
        discussion: """
            TEXT takes the place of the line, as far in as the line was. The line behind the last one is new. Quote it for
            your shell: course fix 6.1 12 '.task(id: url) {'
            """,
        run: run)

    private static let delete = Option(name: "delete", summary: "take the line out")
    private static let blank = Option(name: "blank", summary: "leave the line with nothing in it")

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let desk = try Desk.open(arguments)
        let bench = try desk.workbench(arguments.operands[0])
        guard let line = Int(arguments.operands[1]), line > 0 else {
            throw UsageError("\"\(arguments.operands[1])\" is no number of a line", usage: definition.usage)
        }
        let edit = try edit(arguments)
        let change = try bench.fix(line: line, edit)
        if arguments.has(.json) {
            try desk.say(Fixed(file: bench.file.url.path, line: line, changed: change == .changed))
        } else if change != .changed {
            Output.say("Nothing was changed.")
        } else {
            Output.say(edit == .delete ? "Line \(line) is gone." : "Line \(line) is changed.")
        }
        return .passed
    }

    /// Exactly one of the three ways to say it.
    private static func edit(_ arguments: Arguments) throws(UsageError) -> LineEdit {
        let words = arguments.operands.dropFirst(2)
        let text = words.joined(separator: " ")
        switch (words.isEmpty, arguments.has(delete), arguments.has(blank)) {
        case (false, false, false): return text.isEmpty ? .blank : .text(text)
        case (true, true, false): return .delete
        case (true, false, true): return .blank
        default: throw UsageError("fix needs a TEXT, --delete or --blank", usage: definition.usage)
        }
    }

    private struct Fixed: Encodable {
        let file: String
        let line: Int
        let changed: Bool
    }
}
