import CommandLine
import CommandOutput
import Curriculum
import Session
import Study

import struct Curriculum.Progress

/// `course task`: shows the task of an exercise.
enum TaskCommand {
    static let definition = Command(
        .task, operands: [Common.exercise], options: [Common.json, Common.plain, Common.folder], run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let desk = try Desk.open(in: arguments[Common.folder], isPlain: arguments[Common.plain])
        let exercise = try desk.library.exercise(arguments[Common.exercise])
        let file = desk.workspace.answerFile(for: exercise).path
        if arguments[Common.json] {
            try desk.say(TaskFacts(exercise, file: file))
        } else {
            var session = desk.session(Progress())
            // The exercise becomes the session's current exercise, but no file is opened.
            _ = session.opened(exercise.id, file: file, isNew: false)
            desk.say(session.handle("task"))
        }
        return .passed
    }
}
