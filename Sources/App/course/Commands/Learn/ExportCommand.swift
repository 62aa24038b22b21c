import CommandLine
import CommandOutput
import Curriculum
import Essentials
import Session
import Study

/// `course export`: writes progress and answers to one file.
enum ExportCommand {
    static let definition = Command(
        .export, operands: [file], options: [Common.folder, Common.json],
        discussion: "The command does not overwrite an existing file.", run: run)

    private static let file = Operand("FILE", .file)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let desk = try Desk.open(in: arguments[Common.folder])
        let file = arguments[file]
        let store = try desk.store()
        try Portfolio(store: store, workspace: desk.workspace).write(to: URL(filePath: file))
        if arguments[Common.json] {
            try desk.say(["file": URL(filePath: file).absoluteURL.path])
        } else {
            Output.say("Your progress and your answers are in \(file).")
        }
        return .passed
    }
}
