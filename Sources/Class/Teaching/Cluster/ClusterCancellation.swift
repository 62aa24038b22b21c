import Classroom
import CommandLine
import CommandOutput
import Essentials
import Slurm

/// Cancels a class's jobs on a cluster and keeps the grades that they finished.
package struct ClusterCancellation {
    /// The time to wait for canceled jobs to end, in tenths of a second.
    private static let patience = 600
    private let path: String

    package init(of path: String) { self.path = path }

    package func run() throws -> ExitStatus {
        guard FileManager.default.fileExists(atPath: path) else {
            throw UsageError("the folder \(path) does not exist")
        }
        let place = ClusterRun.Place(results: try ResultsFolder(path))
        guard let run = ClusterRun.kept(in: place) else {
            throw UsageError("no cluster jobs write grades into \(path)")
        }
        let slurm = try Slurm.locate(environment: ProcessInfo.processInfo.environment)
        let ended = try slurm.tasks(of: run.jobs).count
        try slurm.cancel(run.jobs)
        for _ in 0..<Self.patience where try !slurm.tasks(of: run.jobs).isEmpty { usleep(100_000) }
        try ClusterGrading.takeOver(place)
        place.remove()
        Output.say("Canceled tasks: \(ended). The finished grades are still in \(path).")
        return .passed
    }
}
