import CommandLine
import Session

/// `course next`: what Return would do at the prompt, as a command.
enum NextCommand {
    static let definition = Command(
        .next, summary: "say what comes next", options: [Common.json, Common.plain],
        discussion: "It only says so; `course start` does it when Return is pressed.", run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let desk = try Desk.open(isPlain: arguments[Common.plain])
        let next = try desk.session().prompt.next
        if arguments[Common.json] {
            try desk.say(["command": next])
        } else {
            Output.say("course \(next)")
        }
        return .passed
    }
}
