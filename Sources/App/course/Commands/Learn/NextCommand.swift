import CommandLine
import Manners
import Session
import Study

/// `course next`: what Return would do at the prompt, as a command.
enum NextCommand {
    static let definition = Command(
        .next, summary: "say what comes next", options: [Common.json, Common.plain],
        discussion: "It only says so; `course start` does it when Return is pressed.", run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let desk = try Desk.open(isPlain: arguments[Common.plain])
        var session = try desk.session()
        if let exercise = ExerciseAtHand.last.id.flatMap({ desk.library.curriculum.exercise(id: $0) }) {
            session.resume(exercise, file: desk.workspace.answerFile(for: exercise).path)
        }
        let next = session.prompt.next
        if arguments[Common.json] {
            try desk.say(["command": next])
        } else {
            Output.say(Suggestion.place.prefix + next)
        }
        return .passed
    }
}
