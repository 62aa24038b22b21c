// Spelling: what somebody may have meant by a word that does not exist. It knows words and nothing else, so that
// every part of the course can say it the same way: a scenario's line, a front matter's field, a command's name.

/// The nearest of the known words, best first, at most three; none when nothing is near.
///
///     Spelling.suggestions(for: "hieght", among: ["width", "height"])  // ["height"]
///
/// One slip is forgiven in a word of up to four letters, two in one of up to eight, and one more for each three letters
/// beyond that. Small and capital letters are the same. Of words equally near, the one that is known first comes first.
public func suggestions(for word: String, among known: [String]) -> [String] {
    let typed = Array(word.lowercased())
    var near: [(slips: Int, place: Int, word: String)] = []
    for (place, candidate) in known.enumerated() where !near.contains(where: { $0.word == candidate }) {
        let slips = slips(from: typed, to: Array(candidate.lowercased()))
        let length = max(typed.count, candidate.count)
        guard slips <= (length <= 4 ? 1 : max(2, length / 3)) else { continue }
        near.append((slips, place, candidate))
    }
    // Total: no two have the same place.
    return near.sorted { ($0.slips, $0.place) < ($1.slips, $1.place) }.prefix(3).map(\.word)
}

/// Letters inserted, left out, replaced, or swapped with their neighbour.
func slips(from left: [Character], to right: [Character]) -> Int {
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
