import CommandLine
import CommandOutput
import Session
import Study

/// `course next`: prints the command that Return would run at the prompt.
enum NextCommand {
    static let definition = Command(
        .next, summary: "print the command to run next", options: [Common.json, Common.plain],
        discussion:
            "`next` prints the command and does not run it. At the prompt of `course start`, Return runs that command.",
        run: run)

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
