import VirtualTime

/// A row of a timeline: its subject, with bars for stretches of time and marks for events.
public struct TimelineLane: Sendable, Hashable {
    public enum Kind: String, CaseIterable, Sendable, Hashable {
        /// The actions of the scenario, by the app's user or its host.
        case user
        case want
        /// A resource that may be fetched but is not wanted.
        case permission
        case view
        case task
        case request
    }
    public var kind: Kind
    public var label: String
    /// How far the label is indented: 1 for a task or a request below its view.
    public var depth = 0
    public var bars: [Bar] = []
    public var marks: [Mark] = []
    /// Details that the drawing does not show: `200 ms late`, `108 bytes`.
    public var notes: [String] = []
    /// The source line of the task or request.
    public var place: String?
    /// How many similar lanes this one replaces; nil if it is an ordinary lane.
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

    /// A stretch of time.
    public struct Bar: Sendable, Hashable {
        public enum Use: Int, CaseIterable, Sendable, Hashable {
            case wanted
            case permitted
            case present
            case running
            case useful
            /// A request that the network or the server failed: not useful, but not the app's fault.
            case inVain
            /// Many similar stretches.
            case several
            /// A task that runs on after its cancellation, or a request that outlives its view in a scenario without
            /// wants.
            case orphaned
            /// A request, or the part of one, that no want needs.
            case wasted
        }
        public var from: VirtualInstant
        public var to: VirtualInstant
        public var use: Use
        /// It continues after the end of the run.
        public var isOpen: Bool

        public init(from: VirtualInstant, to: VirtualInstant, use: Use, isOpen: Bool = false) {
            self.from = from
            self.to = to
            self.use = use
            self.isOpen = isOpen
        }
    }

    /// A moment at which something happened.
    public struct Mark: Sendable, Hashable {
        /// In ascending order of importance: if two marks share a column, the later kind is drawn. A canceled task may also
        /// have a `finished` mark.
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
        /// The user's action; empty for other marks.
        public var text: String

        public init(at: VirtualInstant, kind: Kind, text: String = "") {
            self.at = at
            self.kind = kind
            self.text = text
        }
    }

    /// When anything of the lane begins, ends or happens.
    var moments: [VirtualInstant] {
        let single = bars.filter { $0.use != .several || gathered != nil }
        return single.flatMap { [$0.from, $0.to] } + marks.map(\.at)
    }

    var start: VirtualInstant { moments.min() ?? .zero }

    /// Where the notes belong: the start of the last bar, which is the late or redundant part if there is one.
    var noted: VirtualInstant { bars.last?.from ?? start }

    /// The last part of it was wasted or orphaned.
    var isLate: Bool { bars.last.map { $0.use == .wasted || $0.use == .orphaned } ?? false }

    /// From the first moment to the last.
    var span: ClosedRange<VirtualInstant> { start...(moments.max() ?? start) }
}
