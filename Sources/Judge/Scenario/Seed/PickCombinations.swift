/// The values that several picks can have together. Before a run, the parser checks each line with all values that its
/// placeholders can get.
///
/// Contains every combination if at most `limit` combinations exist. From a range of times, the combinations use only
/// the ends and the middle, because the course reads all times the same way. If more than `limit` combinations exist,
/// only the ends and the middle of each range of numbers are used. If there are still too many combinations, only one
/// pick at a time has different values.
struct PickCombinations {
    static let limit = 500

    let picks: [Pick]

    var all: [[String: String]] {
        let most = picks.map { $0.source.isTime ? Self.telling($0) : Array(0..<$0.count) }
        if let combinations = product(most) { return combinations }
        let few = picks.map(Self.telling)
        if let combinations = product(few) { return combinations }
        let resting = zip(picks, few).map { rotations($0, $1)[0] }
        return picks.indices.flatMap { varied in
            rotations(picks[varied], few[varied]).map { drawn in
                resting.reduce(drawn) { $0.merging($1) { varied, _ in varied } }
            }
        }
    }

    /// The indices of a few values of a range: the ends, the middle, and at least one value for each name of the pick.
    private static func telling(_ pick: Pick) -> [Int] {
        if case .choices = pick.source { return Array(0..<pick.count) }
        let shown = Set([0, pick.count / 2, pick.count - 1] + Array(0..<min(pick.names.count, pick.count)))
        return shown.sorted()
    }

    /// Every combination of the values; nil if there are more than `limit`.
    private func product(_ values: [[Int]]) -> [[String: String]]? {
        var size = 1
        for (pick, indices) in zip(picks, values) {
            for place in pick.names.indices {
                (size, _) = size.multipliedReportingOverflow(by: indices.count - place)
                guard size <= Self.limit else { return nil }
            }
        }
        return zip(picks, values).reduce([[:]]) { combinations, next in
            let drawn = assignments(next.0, next.1)
            return combinations.flatMap { before in drawn.map { before.merging($0) { _, new in new } } }
        }
    }

    /// Every way in which the names of one `pick` line can get different values.
    private func assignments(_ pick: Pick, _ indices: [Int]) -> [[String: String]] {
        var rows: [[Int]] = [[]]
        for _ in pick.names {
            rows = rows.flatMap { row in indices.filter { !row.contains($0) }.map { row + [$0] } }
        }
        return rows.map { named($0, in: pick) }
    }

    /// The number of combinations equals the number of values. Over all combinations, each name of the `pick` line gets
    /// each value once.
    private func rotations(_ pick: Pick, _ indices: [Int]) -> [[String: String]] {
        indices.indices.map { start in
            named(pick.names.indices.map { indices[(start + $0) % indices.count] }, in: pick)
        }
    }

    private func named(_ indices: [Int], in pick: Pick) -> [String: String] {
        Dictionary(zip(pick.names, indices.map(pick.value))) { first, _ in first }
    }
}

extension Pick.Source {
    fileprivate var isTime: Bool { if case .durations = self { true } else { false } }
}
