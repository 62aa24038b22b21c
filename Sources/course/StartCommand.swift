import Curriculum
import Foundation
import Grading
import Session
import Terminal

/// `course start`: the prompt that a learner opens on Monday and finishes on Friday.
enum StartCommand {
    static let definition = Command(
        name: "start", summary: "open the course at its prompt", options: [.dir, .plain],
        discussion: """
            Return does the obvious next thing, `help` lists the commands, Ctrl-D leaves. Without a terminal, commands
            are read from standard input, a line each; with nothing there, the overview is shown.

            Your answers are in ~/swiftui-course, or in the FOLDER of --dir. That one is remembered, for every command, until
            `course start` names another.
            """,
        run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let prompt = try PromptLoop.open(try Library.open(), arguments)
        if arguments[.dir] != nil { try remember(Workspace(arguments)) }
        prompt.run()
        return .passed
    }

    /// Throws where no folder can be, and then nothing is remembered.
    private static func remember(_ workspace: Workspace) throws {
        try workspace.make()
        do {
            let environment = ProcessInfo.processInfo.environment
            try ChosenFolder(environment: environment).keep(workspace.folder)
        } catch {
            // It is good for this session all the same.
            Output.complain("\(error)")
        }
    }
}

extension Workspace {
    /// The folder that was named now, or else the one that `course start` has.
    init(_ arguments: Arguments) {
        self =
            arguments[.dir].map {
                // A shell leaves the ~ of --dir=~/answers as it is.
                Workspace(folder: HomePath.file($0).standardizedFileURL)
            }
            ?? Workspace(environment: ProcessInfo.processInfo.environment)
    }
}

extension Arguments {
    /// The answer's file: the operand at this place, or else the learner's own.
    func answer(to exercise: Exercise, at place: Int = 1) -> String {
        operands.indices.contains(place)
            ? operands[place] : Workspace(self).answerFile(for: exercise).path
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
        let session = Session(
            curriculum: library.curriculum, progress: try store.progress(),
            findings: FindingCode.allCases.map(\.rawValue))
        let style = TerminalStyle.detect(environment: environment, isPlain: arguments.has(.plain))
        let performer = EffectPerformer(
            store: store, workspace: Workspace(arguments), style: style, curriculum: library.curriculum)
        return PromptLoop(session: session, performer: performer, style: style)
    }
}
