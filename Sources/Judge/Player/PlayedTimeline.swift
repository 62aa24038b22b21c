import Reporting
import VirtualTime

/// The timeline of a run with integer coordinates, which a page can draw at any width.
public struct PlayedTimeline: Codable, Hashable, Sendable {
    /// The length of the timeline's scale in abstract units.
    public static let length = 1001

    public var lanes: [Lane]
    /// The moments that can have a label on the scale, the most important moment first.
    public var ticks: [Tick]
    public var folds: [Stretch]
    public var sentences: [String]

    public struct Lane: Codable, Hashable, Sendable {
        public var kind: String
        public var label: String
        public var depth: Int
        public var bars: [Bar]
        public var marks: [Mark]
        public var notes: [String]
    }

    public struct Bar: Codable, Hashable, Sendable {
        public var from: Int
        public var to: Int
        public var use: String
        /// True if the bar continues after the end of the run.
        public var open: Bool?
    }

    public struct Mark: Codable, Hashable, Sendable {
        public var x: Int
        public var kind: String
        public var text: String?
    }

    public struct Tick: Codable, Hashable, Sendable {
        public var x: Int
        public var text: String
    }

    public struct Stretch: Codable, Hashable, Sendable {
        public var from: Int
        public var to: Int
    }

    init(_ layout: TimelineLayout, on axis: TimelineAxis) {
        func x(_ instant: VirtualInstant) -> Int { axis.column(of: instant) }
        lanes = layout.lanes.map { lane in
            Lane(
                kind: lane.kind.rawValue, label: lane.label.shown(most: 200), depth: lane.depth,
                bars: lane.bars.map {
                    Bar(from: x($0.from), to: x($0.to), use: "\($0.use)", open: $0.isOpen ? true : nil)
                },
                marks: lane.marks.map {
                    Mark(
                        x: x($0.at), kind: "\($0.kind)",
                        text: $0.text.isEmpty ? nil : $0.text.shown(most: 300))
                },
                notes: lane.notes.map { $0.shown(most: 300) })
        }
        let edges = layout.folds.flatMap { [$0.from, $0.to] }
        var told: Set<VirtualInstant> = []
        ticks = ([layout.end, .zero] + edges + layout.moments).filter { told.insert($0).inserted }
            .prefix(60).map { Tick(x: x($0), text: $0.description) }
        folds = layout.folds.map { Stretch(from: x($0.from), to: x($0.to)) }
        sentences = TimelineSentences(layout).sentences.prefix(200).map { $0.shown(most: 2000) }
    }
}
