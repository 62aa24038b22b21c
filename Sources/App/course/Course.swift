// course: the executable. It parses arguments, wires the modules together and knows no rule.
//
// Start here: the list of commands is the table of contents. Each command is a file in `Commands/`, sorted by what a
// person does with it, and calls one thing: `Study` for a learner, `Laboratory` for the lab, `Faculty` for a class.
// `Prompt/` is the conversation of `course start`, `Facts/` what `--json` prints.

import CMalloc
import CommandLine
import Faculty
import Foundation
import Manners
import Session
import Study
import Terminal
import Text

@main struct Course {
    static let version = "0.5.0"

    static let program = Program(
        name: "course", version: version,
        summary: "SwiftUI's async lifecycles, measured in your terminal",
        description: """
            Learners write ordinary SwiftUI. course compiles it against a SwiftUI module of its own, runs it under a clock
            that it owns, watches its network traffic from outside, and says what it fetched twice, what it forgot to cancel
            and what it never loaded.

            course start is the place to begin.
            """,
        hint: "`course start` is the place to begin. `course COMMAND --help` says more about each.",
        commands: [
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
            ResetCommand.definition,
            CompareCommand.definition,
            ProgressCommand.definition,
            ExportCommand.definition,
            ImportCommand.definition,
            VerifyCommand.definition,
            WatchCommand.definition,
            HintCommand.definition,
            ReplayCommand.definition,
            TimelineCommand.definition,
            PageCommand.definition,
            WhyCommand.definition,
            ReviewCommand.definition,
            LabCommand.definition,
            ExploreCommand.definition,
            ExplainCommand.definition,
            GuideCommand.definition,
            AskCommand.definition,
            CheatsheetCommand.definition,
            GradeCommand.definition,
            GradeInitCommand.definition,
            GradeDiffCommand.definition,
            GradeMergeCommand.definition,
            GradeCancelCommand.definition,
            CheckCommand.definition,
            NewCommand.definition,
            DoctorCommand.definition,
            KitsBuildCommand.definition,
            CompletionsCommand.definition,
            ManualCommand.definition,
        ],
        hiddenCommands: [MarkingService.definition],
        environment: [
            .init("NO_COLOR", meaning: "Set to anything: no color."),
            .init("VISUAL", "EDITOR", meaning: "What `edit` opens at the prompt."),
            .init(
                "XDG_DATA_HOME", meaning: "Where progress and history are kept, in a folder named course."),
        ],
        wordLister: ["course", "completions", "--words"])

    static func main() {
        // A reader that goes away, as `course … | head` does, must not kill the program with a signal.
        signal(SIGPIPE, SIG_IGN)
        course_keep_freed_memory()
        let status = run(Array(ProcessInfo.processInfo.arguments.dropFirst()))
        guard let failure = Outlet.failure else { exit(status.rawValue) }
        Output.complain("the results could not be written: \(failure)")
        exit(ExitStatus.machineLacksSomething.rawValue)
    }

    private static func run(_ words: [String]) -> ExitStatus {
        do {
            switch try program.invocation(of: words, supplying: ExerciseAtHand.last.supply) {
            case .version:
                Output.say("course \(version)")
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
    /// A word of the prompt as a command of the shell: it has the same name and does the same.
    /// - Parameter summary: for a command that does a little less than the word.
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
