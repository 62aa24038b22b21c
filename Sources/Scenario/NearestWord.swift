/// The word somebody probably meant: the closest of `candidates`, if one is close enough to be worth saying.
///
///     nearestWord(to: "hieght", among: ["width", "height"])      // "height"
///
/// One slip is forgiven in a short word and two in a longer one; swapping two neighbours is one slip.
/// Ties go to the candidate that comes first.
public func nearestWord(to word: String, among candidates: [String]) -> String? {
    let typed = Array(word.lowercased())
    var best: (distance: Int, word: String)?
    for candidate in candidates {
        let distance = editDistance(typed, Array(candidate.lowercased()))
        let allowance = max(typed.count, candidate.count) <= 4 ? 1 : 2
        guard distance <= allowance else { continue }
        if let best, best.distance <= distance { continue }
        best = (distance, candidate)
    }
    return best?.word
}

/// Insertions, deletions, replacements and swaps of neighbours that turn one word into the other.
func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (i, a) in left.enumerated() {
        var row = [i + 1]
        for (j, b) in right.enumerated() {
            var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (a == b ? 0 : 1))
            if i > 0, j > 0, a == right[j - 1], left[i - 1] == b {
                cost = min(cost, beforeLast[j - 1] + 1)
            }
            row.append(cost)
        }
        (beforeLast, last) = (last, row)
    }
    return last[right.count]
}
