import CommandLine
import CommandOutput
import Curriculum
import Essentials
import Reporting
import Session
import Study
import Workshop

/// `course watch`: runs an answer after each save of its file.
enum WatchCommand {
    static let definition = Command(
        "watch", summary: "run your answer each time you save it",
        operands: [Common.exercise], options: [Common.folder, Common.plain, Common.json],
        discussion: """
            Keys: h shows a hint, e explains the first finding, t draws the timeline, n goes to the next step, l opens
            the lab, x explores your answer, and q quits. If you save while your answer runs, that run stops and a new
            one starts.
            --json prints one line per verdict, like `verify --json`, and adds the milliseconds since the save.
            """,
        run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let library = try Library.open()
        let exercise = try library.exercise(arguments[Common.exercise])
        let workspace = Workspace(arguments[Common.folder])
        _ = try workspace.open(exercise)
        if arguments[Common.json] {
            try report(exercise, in: workspace)
        } else {
            let prompt = try PromptLoop.open(
                library.curriculum.contents, in: workspace, isPlain: arguments[Common.plain])
            prompt.turn(to: library.curriculum)
            prompt.watch(exercise)
        }
        return .passed
    }

    /// Prints only the verdicts, for `--json`.
    private static func report(_ exercise: Exercise, in workspace: Workspace) throws {
        let watcher = try Watcher(
            exercise, file: workspace.answerFile(for: exercise), runner: AnswerRunner.ofThisProcess,
            readsKeys: false)
        watcher.saved()
        while true {
            switch watcher.next() {
            case .ran(let run, let wait):
                Output.say(try JSONLine.text(of: WatchFacts(run, after: wait)))
            case .failed(let error): Output.complain("\(error)")
            case .over(let reason): throw Over(description: reason)
            case .pressed, .stopped: break
            }
        }
    }

    struct Over: Error, CustomStringConvertible { let description: String }
}
