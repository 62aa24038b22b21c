/// The signs that occur in a timeline, with their meanings.
struct TimelineLegend {
    enum Sign: Hashable {
        case mark(TimelineLane.Mark.Kind, TimelineLane)
        case line(TimelineLane.Bar.Use)
    }
    struct Entry {
        var sign: Sign
        var meaning: String
    }

    let entries: [Entry]

    init(_ layout: TimelineLayout) {
        let work = layout.lanes.filter { $0.kind == .task || $0.kind == .request }
        let marks: [(TimelineLane.Mark.Kind, String)] = [
            (.started, "begun"), (.answered, "answered"), (.failed, "failed"), (.cancelled, "cancelled"),
            (.finished, "ended"),
        ]
        let lines: [(TimelineLane.Bar.Use, String)] = [
            (.several, "several"), (.inVain, "in vain"), (.orphaned, "after its time"),
            (.wasted, "for nothing"),
        ]
        entries =
            marks.compactMap { kind, meaning in
                let lane = work.first { $0.marks.contains { $0.kind == kind } }
                return lane.map { Entry(sign: .mark(kind, TimelineLane($0.kind, "")), meaning: meaning) }
            }
            + lines.filter { use, _ in work.contains { $0.bars.contains { $0.use == use } } }
            .map { Entry(sign: .line($0.0), meaning: $0.1) }
    }
}
