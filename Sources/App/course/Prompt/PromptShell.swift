import CommandLine
import CommandOutput
import Curriculum
import Essentials
import Session
import Study
import Terminal
import Text

/// Runs the shell's commands at the prompt, with the same options and errors, for the open exercise.
struct PromptShell {
    let workspace: Workspace
    let style: PageStyle

    /// The shell's commands as `ShellCommand` values for the session.
    static let commands = Course.program.commands.map { command in
        ShellCommand(
            name: command.name, options: command.options.map(\.name) + ["help"],
            words: words(of: command.name))
    }

    private static func words(of command: String) -> [String] {
        switch command {
        case "guide": Guide.names
        // If the questions cannot be read, Tab offers none, and the command `ask` reports the error.
        case "ask": (try? Library.root()).map { Question.survey($0).0.map(\.id) } ?? []
        // If the pages cannot be read, Tab offers none, and the command `mac` reports the error.
        case "mac": (try? Library.root()).map { MacPage.survey($0).0.map { "\($0.part)" } } ?? []
        default: []
        }
    }

    /// Runs a shell's command line in this process.
    func run(_ line: String, about exerciseID: String?) throws {
        var program = Course.program
        program.name = ""
        program.hint = "`COMMAND --help` explains one command."
        let words = WordSplitter.words(of: line)
        let exercise = ExerciseAtHand(id: exerciseID)
        switch try program.invocation(of: words, supplying: exercise.supply) {
        case .version:
            Output.say(Course.edition)
        case .help(let command):
            let page = HelpPage(program, width: style.textWidth)
            Output.say(command.map(page.of) ?? page.overview)
        case .run(let command, let arguments) where command.name == StartCommand.definition.name:
            let next = arguments[StartCommand.exercise].map { "`open \($0)` opens the exercise." }
            Output.say("You are already at the prompt. \(next ?? "`quit` leaves the prompt.")")
        case .run(let command, _):
            do {
                let complete = words + here(command, words)
                guard
                    case .run(_, let arguments) = try program.invocation(
                        of: complete, supplying: exercise.supply)
                else { return }
                _ = try command.run(arguments)
            } catch let error as UsageError {
                throw error.adding(usage: program.usage(of: command))
            }
        }
    }

    /// Adds the prompt's folder and page style as options, unless the line already contains these
    /// options.
    private func here(_ command: Command, _ words: [String]) -> [String] {
        // Words after `--` are operands, so the method cannot append options.
        guard !words.contains("--") else { return [] }
        let names = Set(command.options.map(\.name))
        let saysFolder = words.contains { $0 == "--dir" || $0.hasPrefix("--dir=") }
        let folder = names.contains("dir") && !saysFolder ? ["--dir", workspace.folder.path] : []
        let isPlain = !style.drawsPictures && names.contains("plain") && !words.contains("--plain")
        return folder + (isPlain ? ["--plain"] : [])
    }
}
