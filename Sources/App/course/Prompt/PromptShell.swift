import CommandLine
import Curriculum
import Foundation
import Manners
import Session
import Study
import Terminal
import Text

/// The shell's commands at the prompt: the same definitions, options and errors, about the open exercise.
struct PromptShell {
    let workspace: Workspace
    let style: PageStyle

    /// What the session knows of them.
    static let commands = Course.program.commands.map { command in
        ShellCommand(
            name: command.name, options: command.options.map(\.name) + ["help"],
            words: words(of: command.name))
    }

    private static func words(of command: String) -> [String] {
        switch command {
        case "guide": Guide.names
        // None where they cannot be read, which `ask` then tells.
        case "ask": (try? Library.root()).map { Question.survey($0).0.map(\.id) } ?? []
        default: []
        }
    }

    /// Does what the line says, in this process.
    /// - Parameter exerciseID: of the open exercise.
    func run(_ line: String, about exerciseID: String?) throws {
        var program = Course.program
        program.name = ""
        program.hint = "`COMMAND --help` says more about each."
        let words = WordSplitter.words(of: line)
        let exercise = ExerciseAtHand(id: exerciseID)
        switch try program.invocation(of: words, supplying: exercise.supply) {
        case .version:
            Output.say("course \(Course.version)")
        case .help(let command):
            let page = HelpPage(program, width: style.textWidth)
            Output.say(command.map(page.of) ?? page.overview)
        case .run(let command, let arguments) where command.name == StartCommand.definition.name:
            let next = arguments[StartCommand.exercise].map { "`open \($0)` opens that exercise." }
            Output.say("You are at the course's prompt already. \(next ?? "`quit` leaves it.")")
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

    /// The prompt's own folder and style, where the line says nothing of them.
    private func here(_ command: Command, _ words: [String]) -> [String] {
        // What follows `--` is no option.
        guard !words.contains("--") else { return [] }
        let names = Set(command.options.map(\.name))
        let saysFolder = words.contains { $0 == "--dir" || $0.hasPrefix("--dir=") }
        let folder = names.contains("dir") && !saysFolder ? ["--dir", workspace.folder.path] : []
        let isPlain = !style.drawsPictures && names.contains("plain") && !words.contains("--plain")
        return folder + (isPlain ? ["--plain"] : [])
    }
}
