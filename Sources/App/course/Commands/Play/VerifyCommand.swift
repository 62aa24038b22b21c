import CommandLine
import CommandOutput
import Curriculum
import Essentials
import Reporting
import Session
import Study
import Text

/// `course verify`: builds one answer, runs every scenario, and reports.
enum VerifyCommand {
    static let definition = Command(
        .verify,
        operands: [Common.exercise, Common.file],
        options: [Common.folder, Common.json, all, ledger, Common.seed, Common.plain],
        discussion: """
            EXERCISE is an id (changing-picture), a number (6.2) or the beginning of an id. Without FILE, the answer in
            your folder runs, and your progress records the attempt. \"-\" reads the answer from standard input.

            exit status: 0 passed, 1 not passed, 2 usage, 3 does not compile, 4 crashed or over a limit,
            5 the machine lacks something
            """,
        run: run)

    private static let all = Option(
        switch: "all", summary: "show every finding, not only the three most important ones")
    private static let ledger = Option(
        switch: "ledger", summary: "show only the ledger: each want with the requests sent for it")

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let runner = AnswerRunner.ofThisProcess
        runner.expectAnswer()
        defer { runner.expectNothing() }
        let exercise = try Library.exercise(arguments[Common.exercise])
        let run = try runner.run(
            file: arguments.answer(to: exercise), for: exercise, seed: arguments[Common.seed])
        let history = isOwn(exercise, arguments) ? run.remembered() : nil
        try report(run, after: history, as: arguments)
        return ExitStatus(for: run.mark)
    }

    /// True if the command runs the learner's answer to the exercise, not another file.
    private static func isOwn(_ exercise: Exercise, _ arguments: Arguments) -> Bool {
        guard let file = arguments[Common.file] else { return true }
        guard file != "-" else { return false }
        let own = Workspace(arguments[Common.folder]).answerFile(for: exercise)
        return URL(filePath: file).standardizedFileURL == own.standardizedFileURL
    }

    private static func report(
        _ run: AnswerRun, after history: AttemptHistory?, as arguments: Arguments
    ) throws {
        let style = PageStyle.atHand(isPlain: arguments[Common.plain])
        let page = VerifyPage(
            style: style, showsAll: arguments[all], named: arguments[Common.file], source: run.bytes)
        switch (run.mark, arguments[ledger], arguments[Common.json]) {
        case (.judged(let judgement), true, true):
            Output.say(try LedgerBookFacts(judgement.verdict).text)
        case (.judged(let judgement), true, false):
            Output.say(LedgerReport(judgement.verdict, style: page.style).text)
        case (_, _, true):
            try Output.say(run.facts)
        case (_, _, false):
            Output.say(page.text(run.mark, of: run.exercise, after: history))
            // The suggestion appears only at a terminal, because scripts need only the verdict.
            if ExitStatus(for: run.mark) == .passed, run.exercise.apps.isEmpty, arguments[Common.file] != "-",
                isatty(STDOUT_FILENO) == 1
            {
                let words = [run.exercise.number.description, arguments[Common.file]].compactMap(\.self)
                let command = Suggestion.explore(words: words).text
                Output.say("\n`\(command)` looks for more faults in your answer, with invented stories.")
            }
            PageOffer.show(after: run, named: arguments[Common.file], style: style)
        }
    }
}
