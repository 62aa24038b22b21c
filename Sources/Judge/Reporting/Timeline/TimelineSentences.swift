import Grading
import Text
import VirtualTime

/// A timeline in sentences, for screen readers.
///
///     The run took 300 ms and sent 1 request.
///     At 0 ms: show.
///     ProfilePicture was there from 0 ms to 100 ms.
///     Request 1 for /200/300: sent at 0 ms, answered at 300 ms; 200 ms late, its view was gone, 108 bytes.
public struct TimelineSentences {
    public let layout: TimelineLayout

    public init(_ layout: TimelineLayout) { self.layout = layout }

    /// A sentence about the whole run, then the sentences of each lane.
    public var sentences: [String] {
        [overview] + layout.lanes.flatMap(sentences(about:))
            + layout.unsettled.suffix(2).map { "\($0)." }
            + (layout.leftOut > 0 ? ["\(layout.leftOut) more lanes are not described."] : [])
    }

    private var overview: String {
        let requests = layout.lanes.filter { $0.kind == .request }.reduce(0) { $0 + ($1.gathered ?? 1) }
        return "The run took \(layout.end), and the app sent \(Wording.count(requests, "request"))."
    }

    private func sentences(about lane: TimelineLane) -> [String] {
        if lane.gathered != nil { return [stretches(lane, "\(lane.label):")] }
        return switch lane.kind {
        case .user: lane.marks.map { "At \($0.at): \($0.text)." }
        case .want: [stretches(lane, "\(lane.label.dropFirst("want ".count)) was wanted")]
        case .permission: [stretches(lane, "\(lane.label.dropFirst("may ".count)) was allowed")]
        case .view: [stretches(lane, "\(lane.label) \(lane.label.contains(",") ? "were" : "was") there")]
        case .task, .request: [story(of: lane)]
        }
    }

    private func stretches(_ lane: TimelineLane, _ subject: String) -> String {
        let parts = lane.bars.filter { $0.use != .several || lane.gathered != nil }.map { bar in
            "from \(bar.from) to \(bar.isOpen ? "the end of the run" : "\(bar.to)")"
        }
        let notes = lane.notes.isEmpty ? "" : "; " + lane.notes.joined(separator: ", ")
        return "\(subject) \(Wording.list(parts))\(notes)."
    }

    /// The events of a task or a request, in order of time.
    private func story(of lane: TimelineLane) -> String {
        var parts = lane.marks.map { "\(verb($0.kind, in: lane)) at \($0.at)" }
        if lane.bars.last?.isOpen == true { parts.append("not over when the run ended") }
        let notes = lane.notes.isEmpty ? "" : "; " + lane.notes.joined(separator: ", ")
        let place = lane.place.map { " (\($0))" } ?? ""
        return "\(subject(lane))\(place): \(parts.joined(separator: ", "))\(notes)."
    }

    private func subject(_ lane: TimelineLane) -> String {
        guard lane.kind == .request else {
            return lane.shortName.prefix(1).uppercased() + lane.shortName.dropFirst()
        }
        let words = lane.label.dropFirst().split(separator: " ", maxSplits: 1)
        return "Request \(words.first ?? "") for \(words.dropFirst().first ?? "")"
    }

    private func verb(_ kind: TimelineLane.Mark.Kind, in lane: TimelineLane) -> String {
        switch kind {
        case .acted, .started: lane.kind == .request ? "sent" : "started"
        case .ended, .finished: "ended"
        case .answered: "answered"
        case .failed: "failed"
        case .cancelled: "cancelled"
        }
    }
}
