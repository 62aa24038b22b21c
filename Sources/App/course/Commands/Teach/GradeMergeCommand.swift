import Classroom
import CommandLine
import CommandOutput
import Essentials
import Teaching

/// `course grade merge`: joins the shards of a class into one gradebook.
enum GradeMergeCommand {
    static let out = Operand("OUT", .folder)
    static let shards = Operand<[String]>(repeating: "SHARD", .folder)

    static let definition = Command(
        "grade merge", summary: "join the shards of a class into one gradebook", operands: [out, shards],
        options: [
            GradeOptions.classFile, GradeOptions.format, GradeOptions.feedback, GradeOptions.site,
            GradeOptions.anonymous, Common.json,
        ],
        discussion: """
            Each SHARD is a folder that `course grade --shard I/N` wrote. OUT gets the same files as a grading without
            shards, byte for byte. You may name a shard twice. The command refuses to merge if a shard is missing, or
            was graded with other settings.

            exit status: 0 merged, 2 usage, 5 refused to merge
            """,
        run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let parts = try arguments[shards].map { folder in
            GradebookMerge.Part(try ResultsFolder.gradebook(in: folder), from: folder)
        }
        let gradebook = try GradebookMerge(parts).gradebook()
        let results = try ResultsFolder(arguments[out])
        let formats = try GradingPlan.formats(arguments)
        let journal = try Journal(in: results)
        for part in parts { try journal.takeOver(part.source) }
        try ClassExhibits.takeOver(parts.map(\.source), into: results)
        var files = try GradebookFiles(of: gradebook, as: formats).write(to: results)
        files += try ClassPages(arguments).write(of: gradebook, to: results)
        let summary = GradebookSummary(gradebook, reused: 0, results: files)
        Output.say(arguments[Common.json] ? try summary.json : summary.text)
        return .passed
    }
}
