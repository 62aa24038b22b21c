import Classroom
import CommandLine
import CommandOutput

/// `course grade diff`: lists the grades that change if new results replace old results.
enum GradeDiffCommand {
    static let definition = Command(
        "grade diff", summary: "compare two gradings: whose grade changes, by how much, and why",
        operands: [old, new], options: [accept, Common.json],
        discussion: """
            OLD and NEW are folders that `course grade --out` wrote. Grade into a new folder, and check the
            difference. Then accept the new grades: --accept replaces all files in OLD, including the journal, with
            the files in NEW.

            exit status: 0 no grade changes, or the changes were accepted; 1 a grade changes; 2 usage
            """, run: run)

    private static let old = Operand("OLD", .folder)
    private static let new = Operand("NEW", .folder)
    private static let accept = Option(switch: "accept", summary: "replace OLD's files with NEW's")

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
        Output.complain("\(arguments[old]) now has the files of \(arguments[new]).")
        return .passed
    }
}
