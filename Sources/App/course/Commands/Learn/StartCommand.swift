import CommandLine
import CommandOutput
import Curriculum
import Essentials
import Study
import Workshop

/// `course start`: opens the prompt, where learners read lessons and solve exercises.
enum StartCommand {
    /// The operand that names the exercise to open. Without an operand, the prompt resumes the last exercise.
    static let exercise = Operand(optional: "EXERCISE", .word("exercise"))

    static let definition = Command(
        "start", summary: "open the prompt: read lessons, solve exercises, get hints", operands: [exercise],
        options: [Common.folder, Common.plain],
        discussion: """
            With EXERCISE, the prompt opens that exercise. Without EXERCISE, the prompt resumes the last
            exercise.

            Return runs the suggested command, `help` lists the commands, and Ctrl-D leaves the prompt. Without a
            terminal, the prompt reads commands from standard input, one per line. If the input is empty, the prompt
            prints the greeting and ends.

            Your answers are in ~/swiftui-course, or in the FOLDER of --dir. Every command uses the FOLDER of
            --dir until `course start --dir` names another.
            """,
        run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        // The prompt opens even without a compiler, so that learners can read lessons.
        let obstacle = Workshop.obstacle(
            environment: ProcessInfo.processInfo.environment, telling: WorkshopProgress.show)
        if let obstacle { Output.complain("\(obstacle)") }
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

    /// Stores the folder of `--dir`. If the folder cannot be created, throws and stores nothing.
    private static func remember(_ workspace: Workspace) throws {
        try workspace.make()
        do {
            let environment = ProcessInfo.processInfo.environment
            try ChosenFolder(environment: environment).keep(workspace.folder)
        } catch {
            // This session can use the folder even if storing its path fails.
            Output.complain("\(error)")
        }
    }
}
