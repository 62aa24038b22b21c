import VirtualTime

/// A row of a timeline: its subject, with bars for stretches of time and marks for events.
public struct TimelineLane: Sendable, Hashable {
    public enum Kind: String, CaseIterable, Sendable, Hashable {
        /// The actions of the user on the app.
        case user
        case want
        /// A resource that the app may fetch but the user does not want.
        case permission
        case view
        case task
        case request
    }
    public var kind: Kind
    public var label: String
    /// The indent of the label: 1 for a task or a request below its view.
    public var depth = 0
    public var bars: [Bar] = []
    public var marks: [Mark] = []
    /// Details that the drawing does not show: `200 ms late`, `108 bytes`.
    public var notes: [String] = []
    /// The source line of the task or request.
    public var place: String?
    /// The number of similar lanes that this lane represents; nil for an ordinary lane.
    public var gathered: Int?

    public init(
        _ kind: Kind, _ label: String, depth: Int = 0, bars: [Bar] = [], marks: [Mark] = [],
        notes: [String] = [], place: String? = nil, gathered: Int? = nil
    ) {
        self.kind = kind
        self.label = label
        self.depth = depth
        self.bars = bars
        self.marks = marks
        self.notes = notes
        self.place = place
        self.gathered = gathered
    }

    public struct Bar: Sendable, Hashable {
        public enum Use: Int, CaseIterable, Sendable, Hashable {
            case wanted
            case permitted
            case present
            case running
            case useful
            /// A request that failed because of the network or the server, not because of the app. A request that
            /// failed, although the app did not cause the failure.
            case inVain
            /// A single bar in place of many similar bars.
            case several
            /// A task that continues after its cancellation, or a request that outlives its view in a scenario without
            /// `want` lines.
            case orphaned
            /// A request, or a part of a request, that the user does not need.
            case wasted
        }
        public var from: VirtualInstant
        public var to: VirtualInstant
        public var use: Use
        /// True if the bar continues after the end of the run.
        public var isOpen: Bool

        public init(from: VirtualInstant, to: VirtualInstant, use: Use, isOpen: Bool = false) {
            self.from = from
            self.to = to
            self.use = use
            self.isOpen = isOpen
        }
    }

    public struct Mark: Sendable, Hashable {
        /// The kinds of marks in ascending order of importance. If two marks share a column, the drawing shows the more
        /// important kind. A canceled task may also have a `finished` mark.
        public enum Kind: Int, CaseIterable, Sendable, Hashable {
            case acted
            case started
            case ended
            case finished
            case answered
            case failed
            case cancelled
        }
        public var at: VirtualInstant
        public var kind: Kind
        /// The user's action at the mark; empty for other kinds of marks.
        public var text: String

        public init(at: VirtualInstant, kind: Kind, text: String = "") {
            self.at = at
            self.kind = kind
            self.text = text
        }
    }

    /// All moments at which one of the lane's bars begins or ends, and the moments of the lane's marks.
    var moments: [VirtualInstant] {
        let single = bars.filter { $0.use != .several || gathered != nil }
        return single.flatMap { [$0.from, $0.to] } + marks.map(\.at)
    }

    var start: VirtualInstant { moments.min() ?? .zero }

    /// The start of the lane's last bar, which is the moment that the lane's notes describe.
    var noted: VirtualInstant { bars.last?.from ?? start }

    /// True if the last bar shows unneeded traffic, or work that continues after its view disappeared.
    var isLate: Bool { bars.last.map { $0.use == .wasted || $0.use == .orphaned } ?? false }

    var span: ClosedRange<VirtualInstant> { start...(moments.max() ?? start) }
}
