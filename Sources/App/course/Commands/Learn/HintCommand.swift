import CommandLine
import CommandOutput
import Curriculum
import Session
import Study

/// `course hint`: shows the next hint for the findings of the last run.
enum HintCommand {
    static let definition = Command(
        .hint, operands: [Common.exercise], options: [Common.json, Common.plain],
        discussion: """
            Hints come in three steps. If `course hint` has shown the first step, `hint` at the prompt of `course start`
            shows the second. Hints cost no points.
            """,
        run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let desk = try Desk.open(isPlain: arguments[Common.plain])
        let exercise = try desk.library.exercise(arguments[Common.exercise])
        let store = try desk.store()
        var session = desk.session(try store.progress())
        session.takeUp(exercise, file: desk.workspace.answerFile(for: exercise).path)
        let page = session.hintPage
        let effects = session.handle("hint")
        for case .recordHint(let id, let ladder, let step) in effects {
            try store.recordHint(step, in: ladder, of: id)
        }
        if arguments[Common.json] {
            try desk.say(HintFacts(page, of: exercise))
        } else {
            desk.say(effects)
        }
        return .passed
    }
}
