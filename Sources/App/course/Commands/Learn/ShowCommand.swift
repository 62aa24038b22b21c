import CommandLine
import CommandOutput
import Curriculum
import Essentials
import Study
import Terminal
import Text

/// `course show`: prints the learner's file with line numbers.
enum ShowCommand {
    static let definition = Command(
        .show, operands: [Common.exercise], options: [Common.json, Common.plain, Common.folder], run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let desk = try Desk.open(in: arguments[Common.folder], isPlain: arguments[Common.plain])
        let bench = try desk.workbench(arguments[Common.exercise])
        let text = try bench.text()
        if arguments[Common.json] {
            try desk.say(FileFacts.Shown(file: bench.file.url.path, text: text))
        } else {
            let listing = SourceListing(text)
            Pager(style: desk.style, environment: bench.environment).show { listing.lines(for: $0) }
        }
        return .passed
    }
}
