import CommandLine
import Curriculum
import Foundation
import Manners
import Study

/// `course start`: the prompt that a learner opens on Monday and finishes on Friday.
enum StartCommand {
    /// Left out, it is the one of the last time.
    static let exercise = Operand(optional: "EXERCISE", .word("exercise"))

    static let definition = Command(
        "start", summary: "open the course at its prompt", operands: [exercise],
        options: [Common.folder, Common.plain],
        discussion: """
            With EXERCISE, that one is opened first; otherwise you go on where you were.

            Return does the obvious next thing, `help` lists the commands, Ctrl-D leaves. Without a terminal, commands
            are read from standard input, a line each; with nothing there, the overview is shown.

            Your answers are in ~/swiftui-course, or in the FOLDER of --dir. That one is remembered, for every command, until
            `course start` names another.
            """,
        run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let workspace = Workspace(arguments[Common.folder])
        let root = try Library.root()
        let contents = try TableOfContents.load(root)
        let prompt = try PromptLoop.open(contents, in: workspace, isPlain: arguments[Common.plain])
        if arguments[Common.folder] != nil { try remember(workspace) }
        let last = LastExercise(environment: ProcessInfo.processInfo.environment).id
        if let exercise = last.flatMap({ Curriculum.exercise(matching: $0, alone: root) }) {
            prompt.resume(exercise)
        }
        try prompt.run(first: arguments[exercise].map { "open \($0)" }) { try Library.open().curriculum }
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
