import Curriculum
import Foundation
import Session
import Terminal

/// `course start`: the prompt that a learner opens on Monday and finishes on Friday.
enum StartCommand {
    static let definition = Command(
        name: "start", summary: "open the course at its prompt", options: [.dir, .plain],
        discussion: """
            Return does the obvious next thing, `help` lists the commands, Ctrl-D leaves. Without a terminal, commands
            are read from standard input, a line each; with nothing there, the overview is shown.
            """,
        run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        try PromptLoop.open(try Library.open(), arguments).run()
        return .passed
    }
}

extension Workspace {
    /// The folder that was named, or else the one in the home folder.
    init(_ arguments: Arguments) {
        self =
            arguments[.dir].map { Workspace(folder: URL(filePath: $0)) }
            ?? Workspace(environment: ProcessInfo.processInfo.environment)
    }
}

extension PromptLoop {
    /// The prompt with everything behind it: the course, the learner's progress and their folder.
    static func open(_ library: Library, _ arguments: Arguments) throws -> PromptLoop {
        let environment = ProcessInfo.processInfo.environment
        let store = try ProgressStore.atHand(ProgressStore.defaultFile(environment: environment))
        if let recovery = store.recovery { Output.complain("\(recovery)") }
        // A course that cannot keep progress is better than none.
        if let obstacle = store.obstacle { Output.complain("\(obstacle)") }
        let session = Session(curriculum: library.curriculum, progress: try store.progress())
        let style = TerminalStyle.detect(environment: environment, isPlain: arguments.has(.plain))
        let performer = EffectPerformer(
            store: store, workspace: Workspace(arguments), style: style, curriculum: library.curriculum)
        return PromptLoop(session: session, performer: performer, style: style)
    }
}
