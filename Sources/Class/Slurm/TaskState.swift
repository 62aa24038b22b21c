/// A waiting or running task, from one line of squeue's output.
public struct TaskState: Hashable, Sendable {
    /// The number of the task's job array, or of a job without an array.
    public let job: Int
    /// The task's number in its array, or nil for a job without an array.
    public let task: Int?
    public let isRunning: Bool
    /// Why the task waits, in Slurm's words: `Resources`, `Priority`, `DependencyNeverSatisfied`.
    public let reason: String

    /// - Parameter line: the job's number, the array's number, the task's number, the state and the reason.
    init?(line: String) {
        let words = line.split(separator: " ").map(String.init)
        guard words.count >= 4, let job = Int(words[1]) else { return nil }
        self.job = job
        task = Int(words[2])
        isRunning = ["RUNNING", "COMPLETING"].contains(words[3])
        reason = words.dropFirst(4).joined(separator: " ")
    }
}
