import Curriculum
import Session

/// `course reset`: the starter again, and a copy of what was there.
enum ResetCommand {
    static let definition = Command(
        .reset, operands: [Operand("EXERCISE")], options: [Desk.yes, .json, .dir],
        discussion: "The copy stands beside your file and is never overwritten either.", run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let desk = try Desk.open(arguments)
        let exercise = try desk.library.exercise(arguments.operands[0])
        let file = desk.workspace.answerFile(for: exercise).path
        guard
            try desk.isSure(
                "Put the starter in the place of \(file)? A copy of your file is kept.", arguments,
                usage: definition.usage)
        else {
            Output.say("Your file is as it was.")
            return .passed
        }
        let copy = try desk.workspace.reset(exercise)?.path
        if arguments.has(.json) {
            try desk.say(Reset(file: file, copy: copy))
        } else {
            Output.say(
                copy.map { "The starter is back. What you had is kept: \($0)" }
                    ?? "\(file) holds the starter.")
        }
        return .passed
    }

    private struct Reset: Encodable {
        let file: String
        let copy: String?
    }
}
