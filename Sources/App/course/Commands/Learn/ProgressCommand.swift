import CommandLine
import CommandOutput
import Curriculum
import Session
import Study

/// `course progress`: lists the lessons read and the exercises passed.
enum ProgressCommand {
    static let definition = Command(.progress, options: [Common.json, Common.plain], run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let desk = try Desk.open(isPlain: arguments[Common.plain])
        var session = try desk.session()
        guard arguments[Common.json] else {
            desk.say(session.handle("progress"))
            return .passed
        }
        let progress = session.progress
        let store = try desk.store()
        try desk.say(
            ProgressFacts(progress, revealed: try store.revealed(), of: session.curriculum))
        return .passed
    }
}
