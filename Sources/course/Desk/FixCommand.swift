import Curriculum
import Session

/// `course fix`: one line of the learner's file.
enum FixCommand {
    static let definition = Command(
        .fix, operands: [Operand("EXERCISE"), Operand("LINE"), Operand("TEXT", repeats: true)],
        options: [Desk.folder, .json],
        discussion: """
            TEXT takes the place of the line, as far in as the line was. The line behind the last one is new. Quote it for
            your shell: course fix 6.1 12 '.task(id: url) {'
            """,
        run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let desk = try Desk.open(arguments)
        let bench = try desk.workbench(arguments.operands[0])
        guard let line = Int(arguments.operands[1]), line > 0 else {
            throw UsageError("\"\(arguments.operands[1])\" is no number of a line", usage: definition.usage)
        }
        let text = arguments.operands.dropFirst(2).joined(separator: " ")
        let change = try bench.fix(line: line, text: text)
        if arguments.has(.json) {
            try desk.say(Fixed(file: bench.file.url.path, line: line, changed: change == .changed))
        } else {
            Output.say(change == .changed ? "Line \(line) is changed." : "Nothing was changed.")
        }
        return .passed
    }

    private struct Fixed: Encodable {
        let file: String
        let line: Int
        let changed: Bool
    }
}
