import CommandLine
import Curriculum
import Foundation
import Manners
import Session
import Study
import Terminal
import Text

/// `course compare`: the learner's answer beside the reference.
enum CompareCommand {
    static let definition = Command(
        .compare, operands: [Common.exercise, alternative],
        options: [Common.yes, Common.json, Common.plain, Common.folder],
        discussion: """
            Both are built and played now. Before you have passed it asks first, and your progress remembers that you
            looked. The page ends with the other ways that are as right; NAME shows one of them in place of the reference.
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
                    "You have not passed \(id) yet, and this shows its reference. Show it?", arguments)
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
