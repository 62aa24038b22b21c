/// Into how many shards a class is cut.
public struct ChunkPlan: Sendable {
    /// What a shard should take: long beside what it costs to start one, short beside what is lost if it dies.
    private static let seconds = 45.0
    /// A scheduler takes arrays of a thousand tasks by default.
    public static let most = 1000

    public let count: Int

    /// - Parameters:
    ///   - seconds: for one answer.
    ///   - jobs: how many answers a shard marks at once.
    public init(answers: Int, seconds: Double, jobs: Int) {
        let wanted = (Double(answers) * seconds / Double(max(1, jobs)) / Self.seconds).rounded(.up)
        count = min(Self.most, answers, max(1, Int(wanted)))
    }
}
