import VirtualTime

/// Where each moment stands on a scale of a given length. Quiet stretches that would leave no room for the rest
/// are folded.
///
/// Moments keep their order, and two of them share a column only if there are more moments than columns.
public struct TimelineAxis: Sendable, Hashable {
    /// A stretch in which nothing happens, drawn shorter than the scale would have it.
    public struct Fold: Sendable, Hashable {
        public var from: VirtualInstant
        public var to: VirtualInstant
    }

    public let length: Int
    public let folds: [Fold]
    private let moments: [VirtualInstant]
    private let columns: [Int]

    /// `moments` in order, each once; `length` of at least 2.
    public init(_ moments: [VirtualInstant], length: Int, foldLength: Int = 5) {
        self.length = length
        self.moments = moments
        let gaps = zip(moments, moments.dropFirst()).map { $1.nanoseconds - $0.nanoseconds }
        let folded = Self.folded(gaps)
        folds = folded.sorted().map { Fold(from: moments[$0], to: moments[$0 + 1]) }
        var at = 0
        var columns = [0]
        for width in Self.widths(gaps, folded, room: length - 1, foldLength: foldLength) {
            at += width
            // On a scale of two or three columns not even the folds have room.
            columns.append(min(at, length - 1))
        }
        self.columns = columns
    }

    /// The column of a moment; one between two moments stands in proportion.
    public func column(of instant: VirtualInstant) -> Int {
        guard let next = moments.firstIndex(where: { $0 >= instant }) else { return columns.last ?? 0 }
        if moments[next] == instant || next == 0 { return columns[next] }
        let before = moments[next - 1].nanoseconds
        let share = Double(instant.nanoseconds - before) / Double(moments[next].nanoseconds - before)
        return columns[next - 1] + Int(share * Double(columns[next] - columns[next - 1]))
    }

    /// The longest stretch goes, as long as it is more than ten times all the others together.
    private static func folded(_ gaps: [Int64]) -> Set<Int> {
        var folded: Set<Int> = []
        var rest = gaps.reduce(0.0) { $0 + Double($1) }
        for (place, gap) in gaps.enumerated().sorted(by: { ($1.element, $0.offset) < ($0.element, $1.offset) }
        ) {
            rest -= Double(gap)
            guard rest > 0, Double(gap) > 10 * rest else { break }
            folded.insert(place)
        }
        return folded
    }

    /// A column for each stretch, and what is left in proportion to its length.
    private static func widths(_ gaps: [Int64], _ folded: Set<Int>, room: Int, foldLength: Int) -> [Int] {
        let plain = gaps.indices.filter { !folded.contains($0) }
        let foldWidth = gaps.isEmpty ? 0 : max(1, min(foldLength, room / max(1, gaps.count)))
        let forPlain = room - folded.count * foldWidth
        let total = plain.reduce(0.0) { $0 + Double(gaps[$1]) }
        var widths = gaps.indices.map { folded.contains($0) ? foldWidth : 0 }
        guard total > 0, forPlain > 0 else { return widths }
        let reserve = plain.count <= forPlain ? 1 : 0
        let spare = Double(forPlain - reserve * plain.count)
        var elapsed = 0.0
        var given = 0
        for place in plain {
            // Rounding the running sum, not each share, keeps the total and spreads the error.
            elapsed += Double(gaps[place])
            let upTo = Int((elapsed / total * spare).rounded())
            widths[place] = reserve + upTo - given
            given = upTo
        }
        return widths
    }
}
