import Wire

/// How much two answers have in common that neither has from the starter, and few others have.
struct Likeness: Hashable {
    /// The places of the two among the answers that were compared.
    var left: Int
    var right: Int
    /// Of the marks of the one that has fewer, in percent.
    var share: Int
    /// The lines of each in what they share.
    var leftLines: Set<Int>
    var rightLines: Set<Int>

    /// A pair that shares less is none.
    static let leastShare = 60
    static let leastMarks = 6
    /// More pairs than this nobody looks at.
    static let mostPairs = 100

    /// The pairs that are most alike come first.
    /// - Parameters:
    ///   - answers: the marks of different answers to one exercise.
    ///   - starter: marks that say nothing, because everybody began with them.
    static func all(among answers: [[TokenMark]], without starter: [TokenMark]) -> [Likeness] {
        let given = Set(starter.map(\.hash))
        var holders: [UInt32: [Int]] = [:]
        for (place, marks) in answers.enumerated() {
            for hash in Set(marks.map(\.hash)).subtracting(given) { holders[hash, default: []].append(place) }
        }
        // What many wrote is how one writes it.
        let most = max(5, min(50, answers.count / 20))
        holders = holders.filter { $0.value.count <= most }
        var sizes = [Int](repeating: 0, count: answers.count)
        var shared: [Pair: Int] = [:]
        for places in holders.values {
            for (index, left) in places.enumerated() {
                sizes[left] += 1
                for right in places[(index + 1)...] {
                    shared[Pair(left: left, right: right), default: 0] += 1
                }
            }
        }
        let pairs = shared.compactMap { pair, count -> (pair: Pair, share: Int)? in
            let share = count * 100 / max(1, min(sizes[pair.left], sizes[pair.right]))
            return count >= leastMarks && share >= leastShare ? (pair, share) : nil
        }
        return pairs.sorted {
            ($1.share, $0.pair.left, $0.pair.right) < ($0.share, $1.pair.left, $1.pair.right)
        }
        .prefix(mostPairs).map { pair, share in
            let common = Set(answers[pair.left].map(\.hash)).intersection(answers[pair.right].map(\.hash))
                .filter { holders[$0] != nil }
            return Likeness(
                left: pair.left, right: pair.right, share: share,
                leftLines: lines(answers[pair.left], common), rightLines: lines(answers[pair.right], common))
        }
    }

    private struct Pair: Hashable {
        var left: Int
        var right: Int
    }

    private static func lines(_ marks: [TokenMark], _ hashes: Set<UInt32>) -> Set<Int> {
        Set(marks.filter { hashes.contains($0.hash) }.flatMap { $0.from...$0.to })
    }
}
