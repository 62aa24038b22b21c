// Slurm: the scheduler of a cluster, as the course uses it: jobs are submitted, asked about and canceled.
//
// It runs Slurm's own commands and reads what they print. `Slurm` is all that others need; `BatchScript` is what a job does,
// `JobArray` what is submitted, `TaskState` its state. Nothing here knows what jobs are for.

import Foundation

/// Slurm's commands on this machine.
///
///     let slurm = try Slurm.locate(environment: environment)
///     let job = try slurm.submit(JobArray(script: "task.sh", tasks: [1, 2, 3], log: "log/%a.txt"))
///     try slurm.tasks(of: [job])   // [1: .running, 2: .running, 3: .waiting]
public struct Slurm: Sendable {
    private let submitting: String
    private let asking: String
    private let canceling: String

    /// Finds the commands, and a cluster that answers them.
    public static func locate(environment: [String: String]) throws(SlurmFault) -> Slurm {
        let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        func find(_ name: String) throws(SlurmFault) -> String {
            for folder in folders where access("\(folder)/\(name)", X_OK) == 0 { return "\(folder)/\(name)" }
            throw SlurmFault(
                "There is no Slurm on this machine: \(name) is not on the PATH.",
                remedy: "Grade on a machine from which jobs are submitted, or without --engine slurm.")
        }
        let slurm = Slurm(
            submitting: try find("sbatch"), asking: try find("squeue"), canceling: try find("scancel"))
        _ = try slurm.tasks(of: [])
        return slurm
    }

    /// - Returns: the job's number.
    public func submit(_ array: JobArray) throws(SlurmFault) -> Int {
        let said = try ToolRun(submitting, array.words).output()
        // `123` or, on a federation, `123;cluster`.
        let number = said.prefix { $0 != ";" && $0 != "\n" }
        guard let job = Int(number) else { throw SlurmFault("sbatch said \"\(said)\" and no job's number.") }
        return job
    }

    /// The tasks of these jobs that are waiting or running. Those that have ended are left out.
    public func tasks(of jobs: [Int]) throws(SlurmFault) -> [TaskState] {
        let named = jobs.isEmpty ? "0" : jobs.map(String.init).joined(separator: ",")
        let words = ["--noheader", "--array", "--jobs=\(named)", "--format=%A %F %K %T %r"]
        let run = ToolRun(asking, words)
        do throws(SlurmFault) {
            return try run.output().split(separator: "\n").compactMap { TaskState(line: String($0)) }
        } catch {
            // Slurm forgets a job some minutes after its end.
            guard error.fact.contains("Invalid job id") else { throw error }
            return []
        }
    }

    public func cancel(_ jobs: [Int]) throws(SlurmFault) {
        guard !jobs.isEmpty else { return }
        _ = try ToolRun(canceling, jobs.map(String.init)).output()
    }
}
