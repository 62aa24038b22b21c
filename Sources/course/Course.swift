// course: the executable. It parses arguments, wires the modules together and knows no rule.
//
// Start here: the list of commands is the table of contents. Each has a file of its own.

import Curriculum
import Foundation
import Spelling

@main struct Course {
    static let version = "0.1.0"

    static let commands: [Command] = [
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
        WhyCommand.definition,
        ReviewCommand.definition,
        LabCommand.definition,
        ExplainCommand.definition,
        GradeCommand.definition,
        CheckCommand.definition,
        NewCommand.definition,
        DoctorCommand.definition,
        CompletionsCommand.definition,
        ManualCommand.definition,
    ]

    static func main() {
        // A reader that goes away, as `course … | head` does, is no reason to die of a signal.
        signal(SIGPIPE, SIG_IGN)
        let status = run(Array(CommandLine.arguments.dropFirst()))
        exit(status.rawValue)
    }

    private static func run(_ words: [String]) -> ExitStatus {
        do {
            return try dispatch(words)
        } catch {
            Output.complain("\(error)")
            return ExitStatus(for: error)
        }
    }

    private static func dispatch(_ words: [String]) throws -> ExitStatus {
        guard let name = words.first else {
            Output.say(HelpPage().overview)
            return .passed
        }
        let rest = words.dropFirst()
        switch name {
        case "--version", "version":
            Output.say("course \(version)")
            return .passed
        case "--help", "-h", "help":
            Output.say(try rest.first.map(command(named:)).map(HelpPage().of) ?? HelpPage().overview)
            return .passed
        default:
            let command = try command(named: name)
            if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
                Output.say(HelpPage().of(command))
                return .passed
            }
            return try command.run(try ArgumentParser(command: command).parse(rest))
        }
    }

    private static func command(named name: String) throws(UsageError) -> Command {
        guard let command = commands.first(where: { $0.name == name }) else {
            throw UsageError(
                "course has no command \"\(name)\"", usage: "course COMMAND; `course help` lists them",
                suggestion: Spelling.suggestions(for: name, among: commands.map(\.name)).first)
        }
        return command
    }
}
