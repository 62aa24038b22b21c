/// The attempts with which a new one is compared: the last one, and the best one.
public struct AttemptHistory: Hashable, Sendable {
    public let last: AttemptSummary?
    /// The one with the most points; among equals, the one that wasted least, and then the latest.
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
