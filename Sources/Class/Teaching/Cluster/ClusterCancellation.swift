import Classroom
import CommandLine
import CommandOutput
import Foundation
import Slurm

/// The end of a class's jobs on a cluster. What they have marked is kept.
package struct ClusterCancellation {
    /// Tenths of a second for jobs to end in.
    private static let patience = 600
    /// The folder of results.
    private let path: String

    package init(of path: String) { self.path = path }

    package func run() throws -> ExitStatus {
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
        for _ in 0..<Self.patience where try !slurm.tasks(of: run.jobs).isEmpty { usleep(100_000) }
        try ClusterGrading.takeOver(place)
        place.remove()
        Output.say("\(ended) tasks were canceled. What was marked is kept in \(path).")
        return .passed
    }
}
