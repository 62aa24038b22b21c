import Curriculum
import Foundation
import Session
import Terminal
import Workshop

/// `course watch`: an answer that runs each time it is saved.
enum WatchCommand {
    static let definition = Command(
        name: "watch", summary: "run your answer each time you save it",
        operands: [Operand("EXERCISE")], options: [.dir, .plain, .json],
        discussion: """
            One key each: h shows a hint, t the timeline, n goes on, l opens the lab, q quits. A save that comes while your
            answer runs is never missed: the older run is stopped and the newer begins. --json prints a line for each
            verdict, as `verify --json` does, with the milliseconds since the save.
            """,
        run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let library = try Library.open()
        let exercise = try library.exercise(arguments.operands[0])
        _ = try Workspace(arguments).open(exercise)
        if arguments.has(.json) {
            try report(exercise, in: Workspace(arguments))
        } else {
            try PromptLoop.open(library, arguments).watch(exercise)
        }
        return .passed
    }

    /// For a program: nothing but the verdicts.
    private static func report(_ exercise: Exercise, in workspace: Workspace) throws {
        let watcher = try Watcher(
            exercise, file: workspace.answerFile(for: exercise), runner: AnswerRunner(), readsKeys: false)
        watcher.saved()
        while true {
            switch watcher.next() {
            case .ran(let run, let wait):
                Output.say(try WatchJSON(run, after: wait).text)
            case .failed(let error): Output.complain("\(error)")
            case .over(let reason): throw Over(description: reason)
            case .pressed, .stopped: break
            }
        }
    }

    struct Over: Error, CustomStringConvertible { let description: String }
}

/// One line of `watch --json`. `docs/facts.md` describes it.
private struct WatchJSON: Encodable {
    let millisecondsSinceSave: Int
    let run: MarkJSON

    init(_ run: AnswerRun, after wait: Duration) {
        millisecondsSinceSave = Int(wait / .milliseconds(1))
        self.run = MarkJSON(run.mark, of: run.exercise, seed: run.seed)
    }

    var text: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }
}
