import CommandLine
import CommandOutput
import Curriculum
import Session
import Study

/// `course fix`: changes one line of the learner's file.
enum FixCommand {
    static let definition = Command(
        .fix,
        operands: [Common.exercise, line, text],
        options: [delete, blank, Common.folder, Common.json],
        discussion: """
            TEXT replaces the line and keeps its indentation. With the number after the last line, `fix` adds a line.
            Quote TEXT for your shell: course fix 6.2 12 '.task(id: url) {'
            """,
        run: run)

    private static let line = Operand("LINE", .number(1...Int.max))
    private static let text = Operand(repeating: "TEXT", .text, isOptional: true)
    private static let delete = Option(switch: "delete", summary: "remove the line")
    private static let blank = Option(switch: "blank", summary: "make the line empty")

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let desk = try Desk.open(in: arguments[Common.folder])
        let bench = try desk.workbench(arguments[Common.exercise])
        let line = arguments[line]
        let edit = try edit(arguments)
        let change = try bench.fix(line: line, edit)
        if arguments[Common.json] {
            try desk.say(FileFacts.Fixed(file: bench.file.url.path, line: line, changed: change == .changed))
        } else if change != .changed {
            Output.say("The command changed nothing.")
        } else {
            Output.say(edit == .delete ? "Removed line \(line)." : "Changed line \(line).")
        }
        return .passed
    }

    /// Throws unless the command line has exactly one of TEXT, `--delete` and `--blank`.
    private static func edit(_ arguments: Arguments) throws(UsageError) -> LineEdit {
        let words = arguments[text]
        let text = words.joined(separator: " ")
        switch (words.isEmpty, arguments[delete], arguments[blank]) {
        case (false, false, false): return text.isEmpty ? .blank : .text(text)
        case (true, true, false): return .delete
        case (true, false, true): return .blank
        default: throw UsageError("fix needs a TEXT, --delete or --blank")
        }
    }
}
