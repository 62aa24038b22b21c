import VirtualTime

/// Which moments are written on the scale, and where: as many as find room without touching.
///
/// The last moment matters most, then the first, then those at which a fold begins or ends, then the rest in order.
struct TimelineRuler {
    struct Time: Hashable {
        var text: String
        /// Where the text begins.
        var start: Int
        var moment: VirtualInstant
    }

    /// From left to right.
    let times: [Time]

    /// - Parameter width: of a text, in the units of the axis.
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
