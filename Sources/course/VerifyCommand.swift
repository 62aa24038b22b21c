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
        options: [.dir, .json, .all, .ledger, .seed, .plain],
        discussion: """
            EXERCISE is an id (changing-picture), a number (6.1) or the beginning of an id. Without a FILE, the answer
            in your workspace is run, and your progress remembers how it went; \"-\" reads it from standard input.

            exit status: 0 passed, 1 not passed, 2 usage, 3 does not compile, 4 crashed or over a limit,
            5 the machine lacks something
            """,
        run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let exercise = try Library.open().exercise(arguments.operands[0])
        let file = arguments.answer(to: exercise)
        let bytes = try AnswerFile.read(file, for: exercise)
        let seed = try SeedOption.value(in: arguments, usage: definition.usage)
        let workshop = try LearnersWorkshop.open()
        let mark = try Waiting.show("compiling and running …") {
            try Marker(for: exercise, in: workshop, seed: seed).mark(bytes)
        }
        let history =
            isOwn(file, exercise, arguments)
            ? remember(AttemptSummary(mark, of: exercise, seed: seed), of: exercise) : nil
        let run = AnswerRun(exercise: exercise, bytes: bytes, seed: seed, mark: mark)
        try report(run, after: history, as: arguments)
        return ExitStatus(for: mark)
    }

    /// The learner's own answer, as the prompt would run it, and not somebody's file.
    private static func isOwn(_ file: String, _ exercise: Exercise, _ arguments: Arguments) -> Bool {
        guard file != "-" else { return false }
        let own = Workspace(arguments).answerFile(for: exercise)
        return URL(filePath: file).standardizedFileURL == own.standardizedFileURL
    }

    /// What the new attempt is compared with. Progress that cannot be kept is no reason to keep back a verdict.
    private static func remember(_ attempt: AttemptSummary, of exercise: Exercise) -> AttemptHistory? {
        do {
            let file = ProgressStore.defaultFile(environment: ProcessInfo.processInfo.environment)
            let store = try ProgressStore(file: file)
            if let recovery = store.recovery { Output.complain("\(recovery)") }
            let history = try store.history(of: exercise)
            try store.record(attempt)
            return history
        } catch {
            Output.complain("\(error)")
            return nil
        }
    }

    private static func report(
        _ run: AnswerRun, after history: AttemptHistory?, as arguments: Arguments
    ) throws {
        let mark = run.mark
        let style = TerminalStyle.detect(
            environment: ProcessInfo.processInfo.environment, isPlain: arguments.has(.plain))
        let page = MarkPage(style: style, showsAll: arguments.has(.all), source: run.bytes)
        switch (mark, arguments.has(.ledger), arguments.has(.json)) {
        case (.judged(let judgement), true, true):
            Output.say(try LedgerBookJSON(judgement.verdict).text)
        case (.judged(let judgement), true, false):
            Output.say(LedgerReport(judgement.verdict, style: page.reportStyle).text)
        case (_, _, true):
            try Output.say(run.json)
        case (_, _, false):
            Output.say(page.text(mark, of: run.exercise, after: history))
        }
    }
}
