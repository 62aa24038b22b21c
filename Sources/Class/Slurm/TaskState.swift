/// A task that has not ended, as squeue tells of it.
public struct TaskState: Hashable, Sendable {
    /// Of the array, or of the job that is none.
    public let job: Int
    /// Nil if the job is no array.
    public let task: Int?
    public let isRunning: Bool
    /// Why it waits: `Resources`, `Priority`, `DependencyNeverSatisfied`.
    public let reason: String

    /// - Parameter line: its number, the array's, the task's, the state and the reason.
    init?(line: String) {
        let words = line.split(separator: " ").map(String.init)
        guard words.count >= 4, let job = Int(words[1]) else { return nil }
        self.job = job
        task = Int(words[2])
        isRunning = ["RUNNING", "COMPLETING"].contains(words[3])
        reason = words.dropFirst(4).joined(separator: " ")
    }
}
