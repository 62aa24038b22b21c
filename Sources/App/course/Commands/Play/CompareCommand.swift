import CommandLine
import CommandOutput
import Curriculum
import Essentials
import Session
import Study
import Terminal
import Text

/// `course compare`: shows the learner's answer beside the reference solution.
enum CompareCommand {
    static let definition = Command(
        .compare, operands: [Common.exercise, alternative],
        options: [Common.yes, Common.json, Common.plain, Common.folder],
        discussion: """
            The course builds and runs both answers now. If you have not passed yet, the command asks first, and your
            progress records that you saw the reference. The page ends with other right answers; NAME shows one of
            these answers instead of the reference.
            """,
        run: run)

    private static let alternative = Operand(optional: "NAME", .word("name"))

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let desk = try Desk.open(in: arguments[Common.folder], isPlain: arguments[Common.plain])
        let bench = try desk.workbench(arguments[Common.exercise])
        let id = bench.exercise.id
        let bytes = try bench.file.read()
        if try !desk.session().progress.hasPassed(id) {
            guard
                try desk.isSure(
                    "You have not passed \(id) yet. Show its reference solution?", arguments)
            else { return .passed }
            let store = try desk.store()
            try store.markRevealed(exercise: id)
        }
        let comparison = try Comparison(of: bytes, in: bench.exercise, beside: arguments[alternative])
        if arguments[Common.json] {
            try desk.say(comparison.facts)
        } else {
            Pager(style: desk.style, environment: bench.environment).show { comparison.lines(for: $0) }
        }
        return .passed
    }
}
