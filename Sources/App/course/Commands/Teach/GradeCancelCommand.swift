import CommandLine
import Faculty

/// `course grade cancel`: ends a class's jobs on a cluster, and keeps what they have marked.
enum GradeCancelCommand {
    static let results = Operand("RESULTS", .folder)

    static let definition = Command(
        "grade cancel", summary: "end the jobs of a class on a cluster", operands: [results],
        discussion: """
            RESULTS is the folder that `course grade --engine slurm --out RESULTS` grades into. What its jobs have marked is
            kept, and not marked again.

            exit status: 0 canceled, 2 no jobs of it are under way, 5 the cluster does not answer
            """,
        run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        try ClusterCancellation(of: arguments[results]).run()
    }
}
