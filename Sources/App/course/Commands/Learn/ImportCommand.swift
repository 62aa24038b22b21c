import CommandLine
import Curriculum
import Foundation
import Manners
import Session
import Study

/// `course import`: what another machine's `export` wrote.
enum ImportCommand {
    static let definition = Command(
        .import, operands: [file], options: [Common.json, Common.plain, Common.folder],
        discussion: """
            Attempts are added to yours. An answer of yours that is different is kept as a copy, and it is said where. A
            file that is damaged, or was written by a newer version, is refused whole.

            exit status: 0 all was taken in, 1 something could not be put in its place
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
