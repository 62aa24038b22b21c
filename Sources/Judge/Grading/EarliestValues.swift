/// An array of numbers that finds the last number below a bound in logarithmic time.
///
///     var row = EarliestValues(count: 4)          // all of them infinite
///     row[1] = 5
///     row.last(in: 0..<4, atMost: 7)              // 1
struct EarliestValues {
    /// A binary tree. The children of node n are 2n and 2n + 1, and each node stores the least value of its subtree.
    private var least: [Int64]
    private let leaves: Int

    init(count: Int) {
        var leaves = 1
        while leaves < count { leaves *= 2 }
        self.leaves = leaves
        least = Array(repeating: .max, count: 2 * leaves)
    }

    subscript(place: Int) -> Int64 {
        get { least[leaves + place] }
        set {
            var node = leaves + place
            least[node] = newValue
            while node > 1 {
                node /= 2
                least[node] = min(least[2 * node], least[2 * node + 1])
            }
        }
    }

    /// The last index in the range whose value is not greater than `bound`.
    func last(in range: Range<Int>, atMost bound: Int64) -> Int? {
        last(in: range, atMost: bound, below: 1, from: 0, to: leaves)
    }

    private func last(
        in range: Range<Int>, atMost bound: Int64, below node: Int, from: Int, to: Int
    ) -> Int? {
        guard from < range.upperBound, range.lowerBound < to, least[node] <= bound else { return nil }
        if to - from == 1 { return from }
        let middle = (from + to) / 2
        return last(in: range, atMost: bound, below: 2 * node + 1, from: middle, to: to)
            ?? last(in: range, atMost: bound, below: 2 * node, from: from, to: middle)
    }
}
