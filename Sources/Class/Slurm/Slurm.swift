// Slurm: submits, queries and cancels jobs of the cluster scheduler Slurm.
//
// The module Slurm runs Slurm's commands and parses their output. Start at the type `Slurm`. `BatchScript` is a job's
// script, `JobArray` a job to submit, `TaskState` the state of one task. The module Slurm can run any command as a
// job, not only grading.

import Essentials

/// Slurm's commands on this machine: sbatch, squeue and scancel.
///
///     let slurm = try Slurm.locate(environment: environment)
///     let job = try slurm.submit(JobArray(script: "task.sh", tasks: [1, 2, 3], log: "log/%a.txt"))
///     try slurm.tasks(of: [job])   // [1: .running, 2: .running, 3: .waiting]
public struct Slurm: Sendable {
    private let sbatch: String
    private let squeue: String
    private let scancel: String

    /// Finds the commands on the `PATH`, and queries the cluster once to check that it responds.
    public static func locate(environment: [String: String]) throws(SlurmFault) -> Slurm {
        let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        func find(_ name: String) throws(SlurmFault) -> String {
            for folder in folders where access("\(folder)/\(name)", X_OK) == 0 { return "\(folder)/\(name)" }
            throw SlurmFault(
                "This machine has no Slurm: \(name) is not on the PATH.",
                remedy: "Grade on a machine that can submit jobs, or without --engine slurm.")
        }
        let slurm = Slurm(
            sbatch: try find("sbatch"), squeue: try find("squeue"), scancel: try find("scancel"))
        _ = try slurm.tasks(of: [])
        return slurm
    }

    /// - Returns: the job's number.
    public func submit(_ array: JobArray) throws(SlurmFault) -> Int {
        let output = try ToolRun(sbatch, array.words).output()
        // sbatch prints `123`, or `123;cluster` if several clusters form a federation.
        let number = output.prefix { $0 != ";" && $0 != "\n" }
        guard let job = Int(number) else { throw SlurmFault("sbatch printed no job number: \"\(output)\".") }
        return job
    }

    /// Lists the waiting and running tasks of the given jobs, without tasks that ended.
    public func tasks(of jobs: [Int]) throws(SlurmFault) -> [TaskState] {
        let named = jobs.isEmpty ? "0" : jobs.map(String.init).joined(separator: ",")
        let words = ["--noheader", "--array", "--jobs=\(named)", "--format=%A %F %K %T %r"]
        let run = ToolRun(squeue, words)
        do throws(SlurmFault) {
            return try run.output().split(separator: "\n").compactMap { TaskState(line: String($0)) }
        } catch {
            // Slurm forgets a job some minutes after its end. squeue fails for a forgotten job, although all tasks of
            // the job have ended.
            guard error.fact.contains("Invalid job id") else { throw error }
            return []
        }
    }

    public func cancel(_ jobs: [Int]) throws(SlurmFault) {
        guard !jobs.isEmpty else { return }
        _ = try ToolRun(scancel, jobs.map(String.init)).output()
    }
}
