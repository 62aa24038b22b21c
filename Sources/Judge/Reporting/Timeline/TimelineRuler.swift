import VirtualTime

/// The times on the scale, with their places. The ruler shows as many times as possible without an overlap.
///
/// The places of the times are chosen in this order: the last moment, the start, the ends of folds, then other times
/// from left to right.
struct TimelineRuler {
    struct Time: Hashable {
        var text: String
        /// The column or pixel at which the text begins.
        var start: Int
        var moment: VirtualInstant
    }

    /// The ruler's times, from left to right.
    let times: [Time]

    /// - Parameters:
    ///   - gap: the least space between the texts of two times.
    ///   - width: returns the width of a text in the units of the axis.
    init(_ layout: TimelineLayout, on axis: TimelineAxis, room gap: Int, width: (String) -> Int) {
        var taken: [Range<Int>] = []
        var times: [Time] = []
        let edges = axis.folds.flatMap { [$0.from, $0.to] }
        for moment in [layout.end, .zero] + edges + layout.moments {
            let text = moment.description
            let length = width(text)
            let start = min(axis.column(of: moment), axis.length - length)
            guard start >= 0, !times.contains(where: { $0.moment == moment }) else { continue }
            let range = start..<(start + length)
            let isFree = taken.allSatisfy { other in
                range.upperBound + gap <= other.lowerBound || other.upperBound + gap <= range.lowerBound
            }
            guard isFree else { continue }
            taken.append(range)
            times.append(Time(text: text, start: start, moment: moment))
        }
        self.times = times.sorted { $0.start < $1.start }
    }
}
