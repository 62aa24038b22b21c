import CommandLine
import CommandOutput
import Curriculum
import Essentials
import Session
import Study

/// `course import`: reads a file that `course export` wrote on another machine.
enum ImportCommand {
    static let definition = Command(
        .import, operands: [file], options: [Common.json, Common.plain, Common.folder],
        discussion: """
            The command adds the file's attempts to yours. If the file has a different answer than your folder, the
            course keeps a copy of yours and prints its path. If the file is damaged or from a newer version, the
            command changes nothing.

            exit status: 0 everything was imported, 1 a file could not be written
            """,
        run: run)

    private static let file = Operand("FILE", .file)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let desk = try Desk.open(in: arguments[Common.folder], isPlain: arguments[Common.plain])
        let portfolio = try Portfolio(reading: URL(filePath: arguments[file]))
        let store = try desk.store()
        let merge = try portfolio.merge(into: store, desk.workspace)
        if arguments[Common.json] {
            try desk.say(merge)
        } else {
            desk.page(MergePage(merge).markdown)
        }
        return merge.problems.isEmpty ? .passed : .notPassed
    }
}
