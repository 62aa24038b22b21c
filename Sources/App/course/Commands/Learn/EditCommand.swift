import CommandLine
import Curriculum
import Foundation
import Manners
import Session
import Study

/// `course edit`: the learner's file in their editor.
enum EditCommand {
    static let definition = Command(
        .edit, operands: [Common.exercise], options: [program, Common.folder, Common.json],
        discussion: """
            $VISUAL or $EDITOR is taken, or else an editor that is installed here. An editor with a window of its own is
            not waited for. At the prompt, `edit` begins at the first finding of the last run there, and `edit 2` at the
            second. The lines of a run are not kept with your progress, so here the editor begins where it likes.
            """,
        run: run)

    private static let program = Option("with", "PROGRAM", .text, summary: "take this editor")

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
