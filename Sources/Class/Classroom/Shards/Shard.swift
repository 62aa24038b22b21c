/// One of several equal parts of a class. Different machines can grade different parts.
///
/// Only an answer's contents decide its shard. A shard has the same answers on each machine, and identical answers are
/// in the same shard.
public struct Shard: Hashable, Sendable, CustomStringConvertible {
    public let number: Int
    public let count: Int

    /// Reads a text such as `2/8`.
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
