import CommandLine
import CommandOutput
import Curriculum
import Session
import Study

/// `course exercises`: lists the exercises with the learner's progress.
enum ExercisesCommand {
    static let definition = Command(
        .exercises, operands: [words], options: [Common.json, Common.plain],
        discussion: """
            With WORDs, the command lists the exercises that have all these words in their name, title or
            task.

            exit status: 0 listed, 1 no exercise contains all the words
            """,
        run: run)

    private static let words = Operand(repeating: "WORD", .text, isOptional: true)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let desk = try Desk.open(isPlain: arguments[Common.plain])
        let subject = arguments[words].joined(separator: " ")
        var session = try desk.session()
        let isFound = !desk.library.curriculum.exercises(about: subject).isEmpty
        if arguments[Common.json] {
            let progress = session.progress
            try desk.say(
                desk.library.curriculum.exercises(about: subject).map {
                    ExerciseFacts($0, progress.standings[$0.id])
                })
        } else {
            desk.say(session.handle("exercises \(subject)"))
        }
        return isFound ? .passed : .notPassed
    }
}
