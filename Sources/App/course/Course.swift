// course: the executable, which only parses arguments and connects the modules.
//
// Start at the list of commands in `Course`. Each command has a file in `Commands/`, in the folder of its group, and
// calls one module: `Study` for a learner, `Laboratory` for the lab, `Teaching` for a class. `Prompt/` runs the prompt
// of `course start`. `Facts/` has the types that `--json` prints.

import CMalloc
import CommandLine
import CommandOutput
import Essentials
import Laboratory
import Session
import Study
import Teaching
import Terminal
import Text
import Workshop

@main struct Course {
    static let version = "0.6.0"

    /// The version, the commit and the compiler of this build, in one line.
    static var edition: String {
        let edition = Edition.current
        let origin = [edition.commit.map { "commit \($0)" }, edition.compiler.map { "built by \($0)" }]
        return (["course \(version)"] + origin.compactMap { $0 }).joined(separator: ", ")
    }

    static let program = Program(
        name: "course", version: version,
        summary: "SwiftUI's async lifecycles, measured in your terminal",
        description: """
            Learners write ordinary SwiftUI. The program compiles each answer against its own SwiftUI module and runs
            the app on a simulated clock. The report names requests that were sent twice, never canceled or never sent.

            Begin with course start.
            """,
        hint: "Begin with `course start`. `course COMMAND --help` explains one command.",
        highlights: [
            .init(StartCommand.definition, example: "start"),
            .init(VerifyCommand.definition, example: "verify 1.1"),
            .init(LabCommand.definition, example: "lab Row.swift"),
            .init(ExploreCommand.definition, example: "explore Row.swift"),
            .init(GradeCommand.definition, example: "grade class.zip"),
        ],
        groups: [
            .init("Learn", learn),
            .init("Play", play),
            .init("Teach a class", teach),
            .init("Write a course", author),
            .init("This machine", machine),
        ],
        hiddenCommands: [GradingService.definition],
        environment: [
            .init("NO_COLOR", meaning: "Any value turns color off."),
            .init("VISUAL", "EDITOR", meaning: "The editor that `edit` opens."),
            .init(
                "XDG_CACHE_HOME",
                meaning:
                    "The course keeps engines for other compilers in course/ in this folder."),
            .init(
                "XDG_DATA_HOME",
                meaning: "The course keeps progress and history in course/ in this folder."),
        ],
        wordLister: ["course", "completions", "--words"])

    private static let learn = [
        StartCommand.definition,
        NextCommand.definition,
        LessonsCommand.definition,
        ReadCommand.definition,
        ExercisesCommand.definition,
        OpenCommand.definition,
        TaskCommand.definition,
        EditCommand.definition,
        ShowCommand.definition,
        FixCommand.definition,
        HintCommand.definition,
        ResetCommand.definition,
        ProgressCommand.definition,
        GuideCommand.definition,
        AskCommand.definition,
        DrillCommand.definition,
        MacCommand.definition,
        CheatsheetCommand.definition,
        CertificateCommand.definition,
        ExportCommand.definition,
        ImportCommand.definition,
    ]

    private static let play = [
        VerifyCommand.definition,
        WatchCommand.definition,
        ReplayCommand.definition,
        TimelineCommand.definition,
        PageCommand.definition,
        WhyCommand.definition,
        ExplainCommand.definition,
        CompareCommand.definition,
        ReviewCommand.definition,
        LabCommand.definition,
        ExploreCommand.definition,
        PlayCommand.definition,
    ]

    private static let teach = [
        GradeCommand.definition,
        GradeInitCommand.definition,
        GradeDiffCommand.definition,
        GradeMergeCommand.definition,
        GradeCancelCommand.definition,
    ]

    private static let author = [CheckCommand.definition, NewCommand.definition]

    private static let machine = [
        DoctorCommand.definition,
        KitsBuildCommand.definition,
        CompletionsCommand.definition,
        ManualCommand.definition,
    ]

    static func main() {
        // The program ignores SIGPIPE. Without `SIG_IGN`, a reader that stops early, as in `course … | head`, would
        // kill the program.
        signal(SIGPIPE, SIG_IGN)
        course_keep_freed_memory()
        let status = run(Array(ProcessInfo.processInfo.arguments.dropFirst()))
        guard let failure = Outlet.failure else { exit(status.rawValue) }
        Output.complain("could not write the results: \(failure)")
        exit(ExitStatus.machineLacksSomething.rawValue)
    }

    private static func run(_ words: [String]) -> ExitStatus {
        do {
            switch try program.invocation(of: words, supplying: AppAtHand.supply) {
            case .version:
                Output.say(edition)
                return .passed
            case .help(let command):
                let page = HelpPage(program, width: PageStyle.atHand().textWidth)
                Output.say(command.map(page.of) ?? page.overview)
                return .passed
            case .run(let command, let arguments):
                do {
                    return try command.run(arguments)
                } catch let error as UsageError {
                    throw error.adding(usage: program.usage(of: command))
                }
            }
        } catch {
            Output.complain("\(error)")
            return ExitStatus(for: error)
        }
    }
}

extension Command {
    /// Makes a command for the shell from a command of the prompt, with the same name and the same effect.
    /// - Parameter summary: a separate summary if the shell's command does less than the prompt's command.
    init(
        _ word: CommandWord, summary: String? = nil, operands: [any AnyOperand] = [],
        options: [any AnyOption] = [], discussion: String = "",
        run: @escaping @Sendable (Arguments) throws -> ExitStatus
    ) {
        self.init(
            word.rawValue, summary: summary ?? word.summary, operands: operands, options: options,
            discussion: discussion, run: run)
    }
}
