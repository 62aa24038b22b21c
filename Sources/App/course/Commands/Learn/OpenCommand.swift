import CommandLine
import CommandOutput
import Curriculum
import Essentials
import Session
import Study

import struct Curriculum.Progress

/// `course open`: copies an exercise's starter into the learner's folder and shows the task.
enum OpenCommand {
    static let definition = Command(
        .open, operands: [Common.exercise], options: [Common.json, Common.plain, Common.folder],
        discussion: "The command never overwrites your file.", run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let desk = try Desk.open(in: arguments[Common.folder], isPlain: arguments[Common.plain])
        let exercise = try desk.library.exercise(arguments[Common.exercise])
        let answer = try desk.workspace.open(exercise)
        try LastExercise(environment: ProcessInfo.processInfo.environment).keep(exercise.id)
        EditorFiles(workspace: desk.workspace).refresh(for: desk.library.curriculum)
        if arguments[Common.json] {
            try desk.say(FileFacts.Opened(exercise: exercise.id, file: answer.file.path, isNew: answer.isNew))
        } else {
            var session = desk.session(Progress())
            desk.say(session.opened(exercise.id, file: answer.file.path, isNew: answer.isNew))
        }
        return .passed
    }
}
