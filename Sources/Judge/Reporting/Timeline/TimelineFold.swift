import Grading
import Text
import VirtualTime

/// A stretch of time that is drawn shorter than to scale, because little happens in it.
public struct TimelineFold: Sendable, Hashable {
    public var from: VirtualInstant
    public var to: VirtualInstant
    /// The number of requests in the gap that have no separate lane.
    public var requests: Int

    /// The drawing shortens a gap that is at least `excess` times longer than the rest, because the rest would be too
    /// small to see.
    static let excess = 10

    /// Finds the gaps between `moments` that the drawing shortens.
    ///
    /// - Parameters:
    ///   - busy: the times at which requests were in flight, in any order.
    ///   - sent: the times at which requests without a lane started.
    static func all(
        between moments: [VirtualInstant], busy: [ClosedRange<VirtualInstant>], sent: [VirtualInstant]
    ) -> [TimelineFold] {
        let traffic = Traffic(busy)
        let gaps = zip(moments, moments.dropFirst()).map {
            Gap(from: $0, to: $1, busy: traffic.time(until: $1) - traffic.time(until: $0))
        }
        let sent = sent.sorted()
        var folded = quiet(gaps)
        // After the first gaps are shortened, one wait may still be much longer than the rest of the run.
        var rest = gaps.indices.filter { !folded.contains($0) }.sorted { gaps[$0].length < gaps[$1].length }
        while let longest = rest.popLast() {
            let others = rest.reduce(0.0) { $0 + gaps[$1].length }
            guard others > 0, gaps[longest].length > Double(excess) * others else { break }
            folded.insert(longest)
        }
        return folded.sorted().map { place in
            let gap = gaps[place]
            let inside = Traffic.count(sent, before: gap.to) - Traffic.count(sent, upTo: gap.from)
            return TimelineFold(from: gap.from, to: gap.to, requests: max(0, inside))
        }
    }

    /// The gaps with little network traffic that are each much longer than all gaps with traffic together.
    private static func quiet(_ gaps: [Gap]) -> Set<Int> {
        let resting = gaps.indices.filter { gaps[$0].busy * 4 < gaps[$0].length }
        let work = gaps.indices.filter { !resting.contains($0) }.reduce(0.0) { $0 + gaps[$1].length }
        guard work > 0 else { return [] }
        return Set(resting.filter { gaps[$0].length > Double(excess) * work })
    }

    private struct Gap {
        let from: VirtualInstant
        let to: VirtualInstant
        /// The sum of the durations of the requests in the gap, in nanoseconds. If several requests overlap, each
        /// request counts separately.
        let busy: Double

        init(from: VirtualInstant, to: VirtualInstant, busy: Double) {
            (self.from, self.to, self.busy) = (from, to, busy)
        }

        var length: Double { Double((to - from).wholeNanoseconds) }
    }
}

extension TimelineFold {
    /// A sentence such as `about 30 s left out: nothing begins or ends there`.
    var sentence: String {
        let length = Self.roughly(to - from)
        switch requests {
        case 0: return "\(length) left out: nothing begins or ends there"
        case 1: return "\(length) left out, with 1 more request"
        default: return "\(length) left out, with \(requests) more requests"
        }
    }

    /// Rounds a duration down: from 3 hours on to whole hours, from 3 minutes on to whole minutes, from 3 seconds on to whole seconds.
    private static func roughly(_ duration: Duration) -> String {
        let nanoseconds = duration.wholeNanoseconds
        for unit in [3_600_000_000_000, 60_000_000_000, 1_000_000_000] as [Int64]
        where nanoseconds >= 3 * unit && nanoseconds % unit != 0 {
            return "about \(Duration.nanoseconds((nanoseconds + unit / 2) / unit * unit).spelled)"
        }
        return duration.spelled
    }

    /// Each sentence appears only once, even if many folds have the same sentence.
    static func sentences(_ folds: [TimelineFold]) -> [String] {
        var counts: [(text: String, count: Int)] = []
        var places: [String: Int] = [:]
        for text in folds.map(\.sentence) {
            if let place = places[text] {
                counts[place].count += 1
            } else {
                places[text] = counts.count
                counts.append((text, 1))
            }
        }
        return counts.map { $0.count == 1 ? $0.text : "\(Wording.times($0.count)) \($0.text)" }
    }
}
