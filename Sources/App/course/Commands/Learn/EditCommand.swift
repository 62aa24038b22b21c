import CommandLine
import CommandOutput
import Curriculum
import Essentials
import Session
import Study

/// `course edit`: opens the learner's file in an editor.
enum EditCommand {
    static let definition = Command(
        .edit, operands: [Common.exercise], options: [program, Common.folder, Common.json],
        discussion: """
            Opens the editor in $VISUAL or $EDITOR, or else an editor that is installed. The command does not wait for
            an editor that has its own window. At the prompt of `course start`, `edit` opens the file at the first
            finding of the last run, and `edit 2` opens the file at the second. In a shell, the file opens at its
            first line.
            """,
        run: run)

    private static let program = Option("with", "PROGRAM", .text, summary: "use this editor")

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let desk = try Desk.open(in: arguments[Common.folder])
        let bench = try desk.workbench(arguments[Common.exercise])
        _ = try desk.workspace.open(bench.exercise)
        try LastExercise(environment: ProcessInfo.processInfo.environment).keep(bench.exercise.id)
        EditorFiles(workspace: desk.workspace).refresh(for: desk.library.curriculum)
        let change = try bench.edit(with: arguments[program])
        if arguments[Common.json] { try desk.say(FileFacts.Edited(file: bench.file.url.path, change)) }
        return .passed
    }
}
