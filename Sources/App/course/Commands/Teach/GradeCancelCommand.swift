import CommandLine
import Teaching

/// `course grade cancel`: cancels a class's jobs on a cluster, and keeps the finished grades.
enum GradeCancelCommand {
    static let results = Operand("RESULTS", .folder)

    static let definition = Command(
        "grade cancel", summary: "cancel a class's jobs on a cluster", operands: [results],
        discussion: """
            RESULTS is the folder that `course grade --engine slurm --out RESULTS` writes to. The command keeps
            finished grades, and the next `course grade` does not repeat them.

            exit status: 0 canceled, 2 the class has no jobs on the cluster, 5 the cluster does not respond
            """,
        run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        try ClusterCancellation(of: arguments[results]).run()
    }
}
