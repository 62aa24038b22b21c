/// The last and the best attempt at an exercise; `verify` compares both with a new attempt.
public struct AttemptHistory: Hashable, Sendable {
    public let last: AttemptSummary?
    /// The attempt with the most points. Among attempts with equal points, the best has the least waste; among equals,
    /// the latest is the best.
    public let best: AttemptSummary?

    /// - Parameter attempts: the earlier attempts, oldest first.
    public init(_ attempts: [AttemptSummary]) {
        last = attempts.last
        // The order of attempts is total, because no two attempts have the same index.
        best =
            attempts.enumerated().max { left, right in
                left.element.rank(at: left.offset) < right.element.rank(at: right.offset)
            }?.element
    }
}

extension AttemptSummary {
    fileprivate func rank(at place: Int) -> (Int, Int, Int, Int) {
        (score, -wastedBytes, -wastedMilliseconds, place)
    }
}
