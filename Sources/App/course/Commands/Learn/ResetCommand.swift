import CommandLine
import Curriculum
import Manners
import Session
import Study

/// `course reset`: the starter again, and a copy of what was there.
enum ResetCommand {
    static let definition = Command(
        .reset, operands: [Common.exercise], options: [Common.yes, Common.json, Common.folder],
        discussion: "The copy is beside your file and is never overwritten either.", run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let desk = try Desk.open(in: arguments[Common.folder])
        let exercise = try desk.library.exercise(arguments[Common.exercise])
        let file = desk.workspace.answerFile(for: exercise).path
        guard
            try desk.isSure(
                "Put the starter in the place of \(file)? A copy of your file is kept.", arguments)
        else {
            Output.say("Your file is as it was.")
            return .passed
        }
        let copy = try desk.workspace.reset(exercise)?.path
        if arguments[Common.json] {
            try desk.say(FileFacts.Reset(file: file, copy: copy))
        } else {
            Output.say(
                copy.map { "The starter is back. What you had is kept: \($0)" }
                    ?? "\(file) holds the starter.")
        }
        return .passed
    }
}
