import Curriculum
import Foundation
import Session
import Terminal

/// `course compare`: the learner's answer beside the reference.
enum CompareCommand {
    static let definition = Command(
        .compare, operands: [Operand("EXERCISE")], options: [Desk.yes, .json, .plain, .dir],
        discussion: """
            Both are built and played now. Before you have passed it asks first, and your progress remembers that you
            looked.
            """,
        run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let desk = try Desk.open(arguments)
        let bench = try desk.workbench(arguments.operands[0])
        let id = bench.exercise.id
        let bytes = try bench.file.read()
        if try !desk.session().progress.hasPassed(id) {
            guard
                try desk.isSure(
                    "You have not passed \(id) yet, and this shows its reference. Show it?", arguments,
                    usage: definition.usage)
            else { return .passed }
            let store = try desk.store()
            try store.markRevealed(exercise: id)
        }
        let comparison = try Comparison(of: bytes, in: bench.exercise)
        if arguments.has(.json) {
            try desk.say(
                Compared(exercise: id, scenarios: comparison.facts, reference: bench.exercise.solution.text))
        } else {
            Pager(style: desk.style, environment: bench.environment).show { comparison.lines(for: $0) }
        }
        return .passed
    }

    private struct Compared: Encodable {
        let exercise: String
        let scenarios: [Comparison.Row]
        let reference: String
    }
}
