import Curriculum
import Foundation
import Terminal

/// `course show`: the learner's file with the numbers of its lines.
enum ShowCommand {
    static let definition = Command(
        .show, operands: [Operand("EXERCISE")], options: [.json, .plain, .dir], run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let desk = try Desk.open(arguments)
        let bench = try desk.workbench(arguments.operands[0])
        let text = try bench.text()
        if arguments.has(.json) {
            try desk.say(Shown(file: bench.file.url.path, text: text))
        } else {
            let listing = SourceListing(text)
            Pager(style: desk.style, environment: bench.environment).show { listing.lines(for: $0) }
        }
        return .passed
    }

    private struct Shown: Encodable {
        let file: String
        let text: String
    }
}
