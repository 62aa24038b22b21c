/// What a learner compares a new attempt at an exercise with: the one before, and their best.
public struct AttemptHistory: Hashable, Sendable {
    public let last: AttemptSummary?
    /// The most points; of those with as many the one that wasted least, and of those the latest.
    public let best: AttemptSummary?

    /// - Parameter attempts: earlier ones, oldest first.
    public init(_ attempts: [AttemptSummary]) {
        last = attempts.last
        // Total: no two attempts have the same place.
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
