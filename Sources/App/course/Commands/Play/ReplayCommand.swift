import CommandLine
import CommandOutput
import Laboratory
import Study
import Text

/// `course replay`: replays a scenario that an answer fails, line by line in the lab.
enum ReplayCommand {
    static let definition = Command(
        "replay", summary: "replay the scenario that your answer fails, line by line",
        operands: [Common.exercise, Common.file],
        options: [scenario, Common.folder, Common.seed, Common.plain, Common.json],
        discussion: """
            `course verify --help` explains EXERCISE and FILE. Return runs the next line, and `rewind` takes a line
            back. Between lines, you can use every command of `course lab`. Without --scenario, the command replays
            the first failed scenario that is not hidden, or the first scenario if all passed. Without a terminal, each
            empty line of standard input runs the scenario's next line.

            exit status: as for `course lab`
            """,
        run: run)

    private static let scenario = Option(
        "scenario", "NAME", .text, summary: "replay this scenario")

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let exercise = try Library.exercise(arguments[Common.exercise])
        let file = arguments.answer(to: exercise)
        let scenario = try arguments[scenario].map { try ScenarioName.shown($0, in: exercise) }
        let run = try AnswerRunner.ofThisProcess.runToAsk(
            file: file, for: exercise, seed: arguments[Common.seed])
        let style = PageStyle.atHand(isPlain: arguments[Common.plain])
        guard run.replay(of: scenario) != nil || !arguments[Common.json] else {
            try Output.say(run.facts)
            return ExitStatus(for: run.mark)
        }
        return try LabVisit.replay(
            run, of: scenario, file: file, style: style, isJSON: arguments[Common.json])
            ?? ExitStatus(for: run.mark)
    }
}
