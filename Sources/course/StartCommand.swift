import Curriculum
import Foundation
import Session
import Terminal

/// `course start`: the prompt that a learner opens on Monday and finishes on Friday.
enum StartCommand {
    private static let folder = Option(
        name: "dir", value: "FOLDER", summary: "keep your answers here (default ~/swiftui-course)")

    static let definition = Command(
        name: "start", summary: "open the course at its prompt", options: [folder, .plain],
        discussion: """
            Return does the obvious next thing, `help` lists the commands, Ctrl-D leaves. Without a terminal, commands
            are read from standard input, a line each; with nothing there, the overview is shown.
            """,
        run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let environment = ProcessInfo.processInfo.environment
        let library = try Library.open()
        let store = try ProgressStore.atHand(ProgressStore.defaultFile(environment: environment))
        if let recovery = store.recovery { Output.complain("\(recovery)") }
        // A course that cannot keep progress is better than none.
        if let obstacle = store.obstacle { Output.complain("\(obstacle)") }
        let session = Session(curriculum: library.curriculum, progress: try store.progress())
        let workspace =
            arguments[folder].map { Workspace(folder: URL(filePath: $0)) }
            ?? Workspace(environment: environment)
        let style = TerminalStyle.detect(environment: environment, isPlain: arguments.has(.plain))
        let performer = EffectPerformer(
            store: store, workspace: workspace, style: style, curriculum: library.curriculum)
        PromptLoop(session: session, performer: performer, style: style).run()
        return .passed
    }
}
