import Classroom
import CommandLine
import Manners

/// `course grade diff`: what would change if new results took the place of old ones.
enum GradeDiffCommand {
    static let definition = Command(
        "grade diff", summary: "compare two gradings: who would change, by how much, and why",
        operands: [old, new], options: [accept, Common.json],
        discussion: """
            OLD and NEW are folders that `course grade --out` wrote to. Grade into a new folder, look at the difference, and
            take it over with --accept, which puts NEW's files into OLD, journal and all.

            exit status: 0 nothing would change, or it was accepted; 1 something would change; 2 usage
            """, run: run)

    private static let old = Operand("OLD", .folder)
    private static let new = Operand("NEW", .folder)
    private static let accept = Option(switch: "accept", summary: "replace OLD's files by NEW's")

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let difference = GradebookDifference(
            from: try ResultsFolder.gradebook(in: arguments[old]),
            to: try ResultsFolder.gradebook(in: arguments[new]))
        if arguments[Common.json] { try Output.say(difference) } else { Output.say(difference.text) }
        guard arguments[accept] else { return difference.changes.isEmpty ? .passed : .notPassed }
        let results = try ResultsFolder(arguments[old])
        let lock = try FolderLock(results)
        try results.replaceAll(by: try ResultsFolder(arguments[new]))
        withExtendedLifetime(lock) {}
        Output.complain("\(arguments[old]) has the files of \(arguments[new]) now.")
        return .passed
    }
}
