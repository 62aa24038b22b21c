import CommandLine
import CommandOutput
import Curriculum
import Session
import Study

/// `course reset`: replaces the learner's file with the starter, and keeps a copy.
enum ResetCommand {
    static let definition = Command(
        .reset, operands: [Common.exercise], options: [Common.yes, Common.json, Common.folder],
        discussion:
            "The command saves the copy beside your file. The command never overwrites an existing copy.",
        run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let desk = try Desk.open(in: arguments[Common.folder])
        let exercise = try desk.library.exercise(arguments[Common.exercise])
        let file = desk.workspace.answerFile(for: exercise).path
        guard
            try desk.isSure(
                "Replace \(file) with the starter? The course keeps a copy of your file.", arguments)
        else {
            Output.say("The course did not change your file.")
            return .passed
        }
        let copy = try desk.workspace.reset(exercise)?.path
        if arguments[Common.json] {
            try desk.say(FileFacts.Reset(file: file, copy: copy))
        } else {
            Output.say(
                copy.map { "Your file is the starter again. A copy of your previous file: \($0)" }
                    ?? "\(file) is now the starter.")
        }
        return .passed
    }
}
