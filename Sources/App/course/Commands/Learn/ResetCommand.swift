import CommandLine
import CommandOutput
import Curriculum
import Session
import Study

/// `course reset`: replaces the learner's file with the starter, and keeps a copy.
enum ResetCommand {
    static let definition = Command(
        .reset, operands: [Common.exercise], options: [Common.yes, Common.json, Common.folder],
        discussion: "The copy is saved beside your file. An existing copy is never overwritten.", run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let desk = try Desk.open(in: arguments[Common.folder])
        let exercise = try desk.library.exercise(arguments[Common.exercise])
        let file = desk.workspace.answerFile(for: exercise).path
        guard
            try desk.isSure(
                "Replace \(file) with the starter? A copy of your file is kept.", arguments)
        else {
            Output.say("Your file was not changed.")
            return .passed
        }
        let copy = try desk.workspace.reset(exercise)?.path
        if arguments[Common.json] {
            try desk.say(FileFacts.Reset(file: file, copy: copy))
        } else {
            Output.say(
                copy.map { "The starter is back. Your previous file: \($0)" }
                    ?? "\(file) is the starter.")
        }
        return .passed
    }
}
