/// Suggests known words for a misspelled word, such as a verb of a scenario, a field of front matter, or a command.
public enum Spelling {
    /// Finds the known words that are most similar to `word`: at most three, the best first.
    ///
    ///     Spelling.suggestions(for: "hieght", among: ["width", "height"])  // ["height"]
    ///
    /// A word of up to four letters may have one typing error, and a word of up to eight letters two. A longer word may
    /// have one error per three letters. The comparison ignores case. Equally similar words keep the order of `known`.
    public static func suggestions(for word: String, among known: [String]) -> [String] {
        let typed = Array(word.lowercased())
        var near: [(slips: Int, place: Int, word: String)] = []
        for (place, candidate) in known.enumerated() where !near.contains(where: { $0.word == candidate }) {
            let slips = slips(from: typed, to: Array(candidate.lowercased()))
            let length = max(typed.count, candidate.count)
            guard slips <= (length <= 4 ? 1 : max(2, length / 3)) else { continue }
            near.append((slips, place, candidate))
        }
        // The order of suggestions is total, because each word has a different place in `known`.
        return near.sorted { ($0.slips, $0.place) < ($1.slips, $1.place) }.prefix(3).map(\.word)
    }

    /// The number of slips between two words: inserted, missing, replaced and swapped letters.
    static func slips(from left: [Character], to right: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for (i, a) in left.enumerated() {
            var row = [i + 1]
            for (j, b) in right.enumerated() {
                var fewest = min(row[j] + 1, last[j + 1] + 1, last[j] + (a == b ? 0 : 1))
                if i > 0, j > 0, a == right[j - 1], left[i - 1] == b {
                    fewest = min(fewest, beforeLast[j - 1] + 1)
                }
                row.append(fewest)
            }
            (beforeLast, last) = (last, row)
        }
        return last[right.count]
    }
}
