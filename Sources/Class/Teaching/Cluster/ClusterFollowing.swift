import Classroom
import CommandOutput
import Foundation
import Slurm

/// Watches a class on a cluster until it is merged, and submits again what died.
struct ClusterFollowing {
    /// What a cluster may keep silent for, in looks at it: a controller that is started again takes a while.
    private static let mostSilence = 60
    /// What dies so often has a lasting reason.
    private static let mostRetries = 5

    private let jobs: ClusterJobs
    private var run: ClusterRun
    private let progress: GradingProgress
    /// Looks at a queue in which nothing runs, before it is spoken of.
    private var looksAtQueue = 5
    private var silence = 0

    init(_ jobs: ClusterJobs, _ run: ClusterRun, isVerbose: Bool) {
        self.jobs = jobs
        self.run = run
        progress = GradingProgress(isVerbose: isVerbose)
    }

    /// False if the person does not want to watch any more.
    mutating func toTheEnd(_ watch: ShardWatch) throws -> Bool {
        let progress = progress
        defer { progress.end() }
        return try Interruption.heeded({
            progress.say("Not watching any more. The jobs go on, and the same command watches again.")
        }) { isAsked in
            while !isAsked() {
                let tasks = try tasks()
                watch.look(into: jobs.place.shardFolders).forEach(progress.show)
                if FileManager.default.fileExists(atPath: jobs.place.merged) { return true }
                if let tasks, tasks.isEmpty { try retry() }
                if let tasks { say(whyWaiting: tasks) }
                for _ in 0..<10 where !isAsked() { usleep(interval / 10) }
            }
            return false
        }
    }

    /// In microseconds. A large cluster is asked less often.
    private var interval: UInt32 { UInt32(min(10, 1 + run.shards / 50)) * 1_000_000 }

    /// Nil while the cluster does not answer.
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

    /// All jobs have ended, and there is no gradebook.
    private mutating func retry() throws {
        let missing = (1...run.shards).filter { !jobs.place.isGraded($0) }
        guard run.retries < Self.mostRetries else {
            let log = jobs.place.log(missing.first.map(String.init) ?? "merge")
            throw ClassroomFault.results(
                "\(missing.isEmpty ? "Merging" : "\(missing.count) of \(run.shards) jobs") failed "
                    + "\(Self.mostRetries + 1) times. \(log) ends with: \(Self.end(of: log))",
                nextStep:
                    "Mend that, end this run with `course grade cancel \(jobs.place.results.path)`, and grade again. "
                    + "What was marked is kept.")
        }
        run.retries += 1
        progress.say(
            missing.isEmpty
                ? "The merge job left no gradebook; submitting it again."
                : "\(missing.count) of \(run.shards) jobs ended without a result; submitting them again.")
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
