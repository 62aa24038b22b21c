import Wire

/// The similarity of two answers to one exercise.
///
/// A `TokenMark` is a fingerprint of some consecutive tokens. The comparison ignores fingerprints that the starter or
/// many answers contain.
struct Likeness: Hashable {
    /// The indices of the two answers in the compared list.
    var left: Int
    var right: Int
    /// The shared fingerprints as a percentage of the fingerprints of the answer that has fewer.
    var share: Int
    /// The lines of each answer that contain shared fingerprints.
    var leftLines: Set<Int>
    var rightLines: Set<Int>

    /// The smallest similarity, in percent, at which a pair of answers is reported.
    static let leastShare = 60
    /// Short answers look alike by chance, so a pair must share at least `leastMarks` fingerprints.
    static let leastMarks = 6
    /// The largest number of pairs to report, because instructors do not read longer lists.
    static let mostPairs = 100

    /// Finds the near-identical pairs of answers, the most similar first.
    /// - Parameters:
    ///   - answers: the fingerprints of different answers to one exercise.
    ///   - starter: the fingerprints of the starter; they do not count, because every student began with the starter.
    static func all(among answers: [[TokenMark]], without starter: [TokenMark]) -> [Likeness] {
        let ignored = Set(starter.map(\.hash))
        var holders: [UInt32: [Int]] = [:]
        for (place, marks) in answers.enumerated() {
            for hash in Set(marks.map(\.hash)).subtracting(ignored) {
                holders[hash, default: []].append(place)
            }
        }
        // A fingerprint that many answers share proves no copying, because it comes from the usual way to write some
        // code.
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
