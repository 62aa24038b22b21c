import Classroom
import CommandOutput
import Essentials
import Slurm

/// Watches a class's jobs on a cluster until the merge job ends, and resubmits jobs that ended without a result.
struct ClusterFollowing {
    /// The largest number of failed queries in a row. A restarting Slurm controller does not respond for some minutes.
    private static let mostSilence = 60
    /// The largest number of resubmissions. Jobs that fail more than `mostRetries` times have a lasting problem.
    private static let mostRetries = 5

    private let jobs: ClusterJobs
    private var run: ClusterRun
    private let progress: GradingProgress
    /// After this number of queries without a running task, a message says that the jobs wait.
    private var looksAtQueue = 5
    private var silence = 0

    init(_ jobs: ClusterJobs, _ run: ClusterRun, isVerbose: Bool) {
        self.jobs = jobs
        self.run = run
        progress = GradingProgress(isVerbose: isVerbose)
    }

    /// Watches until all jobs are merged; returns false if the person presses Ctrl-C earlier.
    mutating func toTheEnd(_ watch: ShardWatch) throws -> Bool {
        let progress = progress
        defer { progress.end() }
        return try Interruption.heeded({
            progress.say(
                "The course stops watching the jobs. The jobs continue; run the same command to watch them again."
            )
        }) { isInterrupted in
            while !isInterrupted() {
                let tasks = try tasks()
                watch.look(into: jobs.place.shardFolders).forEach(progress.show)
                if FileManager.default.fileExists(atPath: jobs.place.merged) { return true }
                if let tasks, tasks.isEmpty { try retry() }
                if let tasks { say(whyWaiting: tasks) }
                for _ in 0..<10 where !isInterrupted() { usleep(interval / 10) }
            }
            return false
        }
    }

    /// The time between queries, in microseconds. With many jobs, the course queries less often, to spare the
    /// controller.
    private var interval: UInt32 { UInt32(min(10, 1 + run.shards / 50)) * 1_000_000 }

    /// Lists the tasks that have not ended; returns nil while the cluster does not respond.
    private mutating func tasks() throws -> [TaskState]? {
        do {
            let tasks = try jobs.slurm.tasks(of: run.jobs)
            silence = 0
            return tasks
        } catch {
            silence += 1
            guard silence < Self.mostSilence else { throw error }
            return nil
        }
    }

    /// Resubmits the shards without a result, after all jobs have ended and no gradebook exists.
    private mutating func retry() throws {
        let missing = (1...run.shards).filter { !jobs.place.isGraded($0) }
        guard run.retries < Self.mostRetries else {
            let log = jobs.place.log(missing.first.map(String.init) ?? "merge")
            throw ClassroomFault.results(
                "\(missing.isEmpty ? "Merging" : "\(missing.count) of \(run.shards) jobs") failed "
                    + "\(Self.mostRetries + 1) times. \(log) ends with: \(Self.end(of: log))",
                nextStep:
                    "Fix this error, end the jobs with `course grade cancel \(jobs.place.results.path)`, and grade again. "
                    + "The course keeps finished grades.")
        }
        run.retries += 1
        progress.say(
            missing.isEmpty
                ? "The merge job wrote no gradebook. The course submits this job again."
                : "\(missing.count) of \(run.shards) jobs ended without a result. The course submits these jobs again."
        )
        try jobs.submit(missing, in: &run)
    }

    private mutating func say(whyWaiting tasks: [TaskState]) {
        guard looksAtQueue > 0, !tasks.contains(where: \.isRunning), let first = tasks.first else { return }
        looksAtQueue -= 1
        if looksAtQueue == 0 {
            progress.say("The jobs wait in the cluster's queue (\(first.reason)).")
        }
    }

    private static func end(of log: String) -> String {
        let text = FileManager.default.contents(atPath: log).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return text.split(separator: "\n").last.map(String.init) ?? "nothing"
    }
}
