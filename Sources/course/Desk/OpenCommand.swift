import Curriculum
import Session

/// `course open`: an exercise's file in the learner's folder.
enum OpenCommand {
    static let definition = Command(
        .open, operands: [Operand("EXERCISE")], options: [.json, .plain, .dir],
        discussion: "A file that you already have is never overwritten.", run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let desk = try Desk.open(arguments)
        let exercise = try desk.library.exercise(arguments.operands[0])
        let answer = try desk.workspace.open(exercise)
        EditorFiles(workspace: desk.workspace).refresh(for: desk.library.curriculum)
        if arguments.has(.json) {
            try desk.say(Opened(exercise: exercise.id, file: answer.file.path, isNew: answer.isNew))
        } else {
            var session = Session(curriculum: desk.library.curriculum)
            desk.say(session.opened(exercise.id, file: answer.file.path, isNew: answer.isNew))
        }
        return .passed
    }

    private struct Opened: Encodable {
        let exercise: String
        let file: String
        let isNew: Bool
    }
}
