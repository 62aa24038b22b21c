/// What somebody may have meant by a word that does not exist.
///
///     Spelling.suggestions(for: "verfiy", among: ["verify", "read"])  // ["verify"]
public enum Spelling {
    /// The nearest of the known words, best first, at most three; none when nothing is near.
    public static func suggestions(for word: String, among known: [String]) -> [String] {
        let allowed = max(1, word.count / 3)
        // Total: the distance first, then the alphabet; `known` may repeat a word, the set does not.
        return Set(known)
            .map { (distance: distance(word.lowercased(), $0.lowercased()), word: $0) }
            .filter { $0.distance <= allowed }
            .sorted { ($0.distance, $0.word) < ($1.distance, $1.word) }
            .prefix(3)
            .map(\.word)
    }

    /// Letters inserted, left out, replaced, or swapped with their neighbour.
    static func distance(_ left: String, _ right: String) -> Int {
        let left = Array(left)
        let right = Array(right)
        guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
        var rows = [Array(0...right.count)]
        for i in 1...left.count {
            var row = [i]
            for j in 1...right.count {
                let change = rows[i - 1][j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1)
                var best = min(change, rows[i - 1][j] + 1, row[j - 1] + 1)
                if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
                    best = min(best, rows[i - 2][j - 2] + 1)
                }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[left.count][right.count]
    }
}
