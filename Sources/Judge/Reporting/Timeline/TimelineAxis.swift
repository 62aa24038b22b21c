import VirtualTime

/// The place of each moment on a scale of a given length, in whole columns or whole pixels.
///
/// The places on the axis have the same order as the moments. Two moments share a column only if there are more moments
/// than columns.
public struct TimelineAxis: Sendable, Hashable {
    public let length: Int
    public let folds: [TimelineFold]
    private let moments: [VirtualInstant]
    private let columns: [Int]

    public init(_ layout: TimelineLayout, length: Int, foldLength: Int = 5) {
        self.init(layout.moments, folds: layout.folds, length: length, foldLength: foldLength)
    }

    /// - Parameters:
    ///   - moments: the moments in ascending order, without duplicates.
    ///   - folds: the gaps that are drawn shorter; each gap begins and ends at neighboring moments.
    ///   - length: the length of the axis, at least 2.
    public init(_ moments: [VirtualInstant], folds: [TimelineFold] = [], length: Int, foldLength: Int = 5) {
        self.length = length
        self.moments = moments
        self.folds = folds
        let gaps = zip(moments, moments.dropFirst()).map { $1.nanoseconds - $0.nanoseconds }
        let starts = Set(folds.map(\.from))
        let folded = Set(gaps.indices.filter { starts.contains(moments[$0]) })
        var at = 0
        var columns = [0]
        for width in Self.widths(gaps, folded, room: length - 1, foldLength: foldLength) {
            at += width
            // A scale of two or three columns has no room for folds.
            columns.append(min(at, length - 1))
        }
        self.columns = columns
    }

    /// The column of an instant, interpolated between two moments.
    public func column(of instant: VirtualInstant) -> Int {
        var (next, end) = (0, moments.count)
        while next < end {
            let middle = (next + end) / 2
            if moments[middle] < instant { next = middle + 1 } else { end = middle }
        }
        guard next < moments.count else { return columns.last ?? 0 }
        if moments[next] == instant || next == 0 { return columns[next] }
        let before = moments[next - 1].nanoseconds
        let share = Double(instant.nanoseconds - before) / Double(moments[next].nanoseconds - before)
        return columns[next - 1] + Int(share * Double(columns[next] - columns[next - 1]))
    }

    /// The columns of each gap: at least one column, plus columns in proportion to the gap's length.
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
            // The sum of all gaps so far is rounded, instead of each single gap, so the total width is exact.
            elapsed += Double(gaps[place])
            let upTo = Int((elapsed / total * spare).rounded())
            widths[place] = reserve + upTo - given
            given = upTo
        }
        return widths
    }
}
