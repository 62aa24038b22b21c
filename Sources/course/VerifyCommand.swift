import Curriculum
import Foundation
import Grading
import Marking
import Reporting
import Session
import Terminal

/// `course verify`: one answer, all the way to its verdict.
enum VerifyCommand {
    static let definition = Command(
        .verify,
        operands: [Operand("EXERCISE"), Operand("FILE", isOptional: true)],
        options: [.json, .all, .ledger, .seed, .plain],
        discussion: """
            EXERCISE is an id (changing-picture), a number (6.1) or the beginning of an id. Without a FILE, the answer
            in your workspace is run; \"-\" reads it from standard input.

            exit status: 0 passed, 1 not passed, 2 usage, 3 does not compile, 4 crashed or over a limit,
            5 the machine lacks something
            """,
        run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let exercise = try Library.open().exercise(arguments.operands[0])
        let file = arguments.operands.dropFirst().first
        let bytes = try AnswerFile.read(file, for: exercise)
        let seed = try SeedOption.value(in: arguments, usage: definition.usage)
        let workshop = try LearnersWorkshop.open()
        let mark = try Waiting.show("compiling and running …") {
            try Marker(for: exercise, in: workshop, seed: seed).mark(bytes)
        }
        try report(mark, of: exercise, seed: seed, as: arguments)
        return ExitStatus(for: mark)
    }

    private static func report(
        _ mark: Mark, of exercise: Exercise, seed: UInt64, as arguments: Arguments
    ) throws {
        let style = TerminalStyle.detect(
            environment: ProcessInfo.processInfo.environment, isPlain: arguments.has(.plain))
        let page = MarkPage(
            style: style, showsAll: arguments.has(.all), isPlain: arguments.has(.plain))
        switch (mark, arguments.has(.ledger), arguments.has(.json)) {
        case (.judged(let judgement), true, true):
            Output.say(try LedgerBookJSON(judgement.verdict).text)
        case (.judged(let judgement), true, false):
            Output.say(LedgerReport(judgement.verdict, style: page.reportStyle).text)
        case (_, _, true):
            Output.say(try MarkJSON(mark, of: exercise, seed: seed).text)
        case (_, _, false):
            Output.say(page.text(mark, of: exercise))
        }
    }
}
