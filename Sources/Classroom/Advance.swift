/// One more answer is done: what came of it, and how far along grading is.
public struct Advance: Hashable, Sendable {
    public var result: GradedAnswer
    /// It was in the journal already.
    public var isReused: Bool
    public var done: Int
    public var reused: Int
    public var total: Int

    /// Judged in this run, which is what takes time.
    public var judged: Int { done - reused }
    public var remaining: Int { total - done }
}
