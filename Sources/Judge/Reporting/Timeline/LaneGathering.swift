import Grading
import Text
import VirtualTime

/// Keeps a few of many similar lanes, and replaces the other lanes with one lane.
///
///     #1 /rows/1           ●━━━✓
///     #2 /rows/2           ●━━━✓
///     97 more like #2      ┄┄┄┄┄┄┄┄┄┄
///     #100 /rows/100               ●━━━✓
///
/// Similar lanes have the same kind, the same uses and marks in the same order, and the same number of notes. Similar
/// lanes need not be about the same resource.
struct LaneGathering {
    /// The largest number of similar lanes that are all kept.
    static let most = 6

    /// The lanes in their order, but with one lane in place of several similar lanes. The combined lane has the place
    /// of the first of the similar lanes.
    static func gather(_ lanes: [TimelineLane]) -> [TimelineLane] {
        let classes = Dictionary(grouping: lanes.indices) { Likeness(lanes[$0]) }
        var replacements: [Int: TimelineLane] = [:]
        var dropped: Set<Int> = []
        for members in classes.values where members.count > most {
            let rest = members.dropFirst(2).dropLast()
            guard let first = rest.first else { continue }
            replacements[first] = replacement(for: rest.map { lanes[$0] }, after: lanes[members[1]])
            dropped.formUnion(rest.dropFirst())
        }
        return lanes.indices.compactMap { place in
            dropped.contains(place) ? nil : replacements[place] ?? lanes[place]
        }
    }

    private static func replacement(for rest: [TimelineLane], after model: TimelineLane) -> TimelineLane {
        let from = rest.map(\.span.lowerBound).min() ?? .zero
        let to = rest.map(\.span.upperBound).max() ?? from
        let bars = rest.flatMap(\.bars)
        let isOpen = bars.contains(where: \.isOpen)
        let late = bars.filter { $0.use == .wasted || $0.use == .orphaned }
        // From the first late or redundant request on, the combined lane looks late or redundant.
        let lateFrom = late.map(\.from).min() ?? to
        let whole = TimelineLane.Bar(from: from, to: lateFrom, use: .several, isOpen: isOpen && late.isEmpty)
        let tail = late.first.map { TimelineLane.Bar(from: lateFrom, to: to, use: $0.use, isOpen: isOpen) }
        return TimelineLane(
            model.kind, "\(Wording.grouped(rest.count)) more like \(model.shortName)", depth: model.depth,
            bars: (lateFrom > from || tail == nil ? [whole] : []) + (tail.map { [$0] } ?? []),
            gathered: rest.count)
    }

    /// Keeps the first two and the last of many bars of one lane, and replaces the bars between them with one bar.
    static func gatherBars(of lane: TimelineLane) -> TimelineLane {
        guard lane.bars.count > most, let last = lane.bars.last else { return lane }
        var lane = lane
        let rest = lane.bars.dropFirst(2).dropLast()
        guard let from = rest.first?.from, let to = rest.last?.to else { return lane }
        lane.bars = lane.bars.prefix(2) + [.init(from: from, to: to, use: .several), last]
        lane.marks.removeAll { from <= $0.at && $0.at <= to && $0.at < last.from }
        lane.notes.append("\(Wording.grouped(rest.count)) more times in between")
        return lane
    }

    private struct Likeness: Hashable {
        let kind: TimelineLane.Kind
        let uses: [TimelineLane.Bar.Use]
        let isOpen: Bool
        let marks: [TimelineLane.Mark.Kind]
        let notes: Int

        init(_ lane: TimelineLane) {
            kind = lane.kind
            uses = lane.bars.map(\.use)
            isOpen = lane.bars.contains(where: \.isOpen)
            marks = lane.marks.map(\.kind)
            notes = lane.notes.count
        }
    }
}

extension TimelineLane {
    /// The beginning of a lane's label, such as `#2` for `#2 /profile` and `task 2` for `task 2, line 14`.
    var shortName: String {
        switch kind {
        case .request: label.split(separator: " ").first.map(String.init) ?? label
        case .task: label.split(separator: ",").first.map(String.init) ?? label
        case .user, .want, .permission, .view: label
        }
    }
}
