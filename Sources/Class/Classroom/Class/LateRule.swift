/// The deduction from a late answer's score.
///
///     10% a day                       a tenth of the score for each day begun
///     10% a day, at most 3            the same, for three days at most, so 30%
///     10% a day, at most 3, then 0    the same, and a score of 0 after three days
public struct LateRule: Hashable, Sendable {
    /// The rule as the instructor wrote it.
    public let text: String
    private let percent: Int
    private let mostDays: Int?
    private let endsAtZero: Bool

    public init?(_ text: String) {
        self.text = text
        let parts = text.lowercased().split(separator: ",").map { part in
            part.split(separator: " ").joined(separator: " ")
        }
        guard let first = parts.first, first.hasSuffix("% a day") || first.hasSuffix("% per day"),
            let percent = Int(first.prefix { $0 != "%" }), (0...100).contains(percent)
        else { return nil }
        self.percent = percent
        var rest = parts.dropFirst()
        if let next = rest.first, next.hasPrefix("at most ") {
            let word = next.dropFirst("at most ".count).split(separator: " ")
            guard let days = word.first.flatMap({ Int($0) }), days > 0,
                word.count == 1 || ["day", "days"].contains(word[1])
            else { return nil }
            mostDays = days
            rest.removeFirst()
        } else {
            mostDays = nil
        }
        endsAtZero = rest.first == "then 0"
        if endsAtZero { rest.removeFirst() }
        guard rest.isEmpty, !endsAtZero || mostDays != nil else { return nil }
    }

    /// - Parameter days: the number of days begun since the deadline.
    func score(_ score: Int, after days: Int) -> Int {
        if endsAtZero, let mostDays, days > mostDays { return 0 }
        let counted = min(days, mostDays ?? days)
        return max(0, score * max(0, 100 - percent * counted) / 100)
    }
}
