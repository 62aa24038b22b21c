import Curriculum
import Session

/// `course edit`: the learner's file in their editor.
enum EditCommand {
    static let definition = Command(
        .edit, operands: [Operand("EXERCISE")], options: [program, .dir, .json],
        discussion: """
            $VISUAL or $EDITOR is taken, or else an editor that is installed here. An editor with a window of its own is
            not waited for.
            """,
        run: run)

    private static let program = Option(name: "with", value: "PROGRAM", summary: "take this editor")

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let desk = try Desk.open(arguments)
        let bench = try desk.workbench(arguments.operands[0])
        _ = try desk.workspace.open(bench.exercise)
        EditorFiles(workspace: desk.workspace).refresh(for: desk.library.curriculum)
        let change = try bench.edit(with: arguments[program])
        if arguments.has(.json) { try desk.say(Edited(file: bench.file.url.path, change)) }
        return .passed
    }

    private struct Edited: Encodable {
        let file: String
        /// Nil where the editor has a window of its own, and is still open.
        let changed: Bool?

        init(file: String, _ change: FileChange) {
            self.file = file
            changed =
                switch change {
                case .changed: true
                case .asBefore: false
                case .goesOn: nil
                }
        }
    }
}
