/// One of several equal parts of a class, to be graded anywhere.
///
/// Which answers belong to it depends on their contents only, so it is the same part on each machine, and answers that are
/// identical are in one part.
public struct Shard: Hashable, Sendable, CustomStringConvertible {
    public let number: Int
    public let count: Int

    /// `2/8`
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], (1...10_000).contains(count),
            (1...count).contains(number)
        else { return nil }
        (self.number, self.count) = (number, count)
    }

    public var description: String { "\(number)/\(count)" }

    func holds(_ digest: Digest) -> Bool { digest.place(among: count) == number - 1 }
}
