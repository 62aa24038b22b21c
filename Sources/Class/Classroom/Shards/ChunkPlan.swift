/// Chooses the number of shards for a class on a cluster.
public struct ChunkPlan: Sendable {
    /// The planned seconds of work for one shard. Starting a job takes much less time than 45 s. A job that dies
    /// loses at most 45 s of work.
    private static let seconds = 45.0
    /// The largest number of shards. By default, Slurm accepts arrays of a thousand tasks.
    public static let most = 1000

    public let count: Int

    /// - Parameters:
    ///   - seconds: the time for one answer.
    ///   - jobs: the number of answers that a shard grades at once.
    public init(answers: Int, seconds: Double, jobs: Int) {
        let wanted = (Double(answers) * seconds / Double(max(1, jobs)) / Self.seconds).rounded(.up)
        count = min(Self.most, answers, max(1, Int(wanted)))
    }
}
