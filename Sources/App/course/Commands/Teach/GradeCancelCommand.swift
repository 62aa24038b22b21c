import Classroom
import CommandLine
import Foundation
import Slurm

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

    /// Tenths of a second for jobs to end in.
    private static let patience = 600

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let path = arguments[results]
        guard FileManager.default.fileExists(atPath: path) else {
            throw UsageError("there is no folder \(path)")
        }
        let place = ClusterRun.Place(results: try ResultsFolder(path))
        guard let run = ClusterRun.kept(in: place) else {
            throw UsageError("no jobs are grading into \(path)")
        }
        let slurm = try Slurm.locate(environment: ProcessInfo.processInfo.environment)
        let ended = try slurm.tasks(of: run.jobs).count
        try slurm.cancel(run.jobs)
        for _ in 0..<patience where try !slurm.tasks(of: run.jobs).isEmpty { usleep(100_000) }
        try ClusterGrading.takeOver(place)
        place.remove()
        Output.say("\(ended) tasks were canceled. What was marked is kept in \(path).")
        return .passed
    }
}
