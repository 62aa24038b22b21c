import VirtualTime

/// One row of a timeline: what it is about, when it went on, and what happened to it.
public struct TimelineLane: Sendable, Hashable {
    public enum Kind: String, CaseIterable, Sendable, Hashable {
        /// What the scenario did to the app, as a user or as its host.
        case user
        case want
        /// What may be fetched or not.
        case permission
        case view
        case task
        case request
    }
    public var kind: Kind
    public var label: String
    /// Work stands one step in, below the view that it belongs to.
    public var depth = 0
    public var bars: [Bar] = []
    public var marks: [Mark] = []
    /// What a reader should know about the lane's end, in pieces: `200 ms late`, `108 bytes for nothing`.
    public var notes: [String] = []
    /// The source line behind it.
    public var place: String?
    /// Where this lane stands for many that went alike: how many.
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

    /// A stretch of time during which it went on.
    public struct Bar: Sendable, Hashable {
        public enum Use: Int, CaseIterable, Sendable, Hashable {
            case wanted
            case permitted
            case present
            case running
            case useful
            /// Many that went alike.
            case several
            /// A task that was cancelled and has not ended, or a request whose view has gone and of which no `want`
            /// says whether anybody waits for it.
            case orphaned
            /// On the network for nothing.
            case wasted
        }
        public var from: VirtualInstant
        public var to: VirtualInstant
        public var use: Use
        /// Goes on past the end of the run.
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
        /// In the order of their weight: of two in one place the later one is seen. A task that was cancelled has
        /// finished too.
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
        /// What the user did.
        public var text: String

        public init(at: VirtualInstant, kind: Kind, text: String = "") {
            self.at = at
            self.kind = kind
            self.text = text
        }
    }

    /// Everything at which something begins, ends or happens.
    var moments: [VirtualInstant] {
        let single = bars.filter { $0.use != .several || gathered != nil }
        return single.flatMap { [$0.from, $0.to] } + marks.map(\.at)
    }

    var start: VirtualInstant { moments.min() ?? .zero }

    /// What the notes are about: the part that came too late or too often, and else the whole.
    var noted: VirtualInstant { bars.last?.from ?? start }

    /// Its end helped nobody.
    var isLate: Bool { bars.last.map { $0.use == .wasted || $0.use == .orphaned } ?? false }

    /// The last moment and the first, both included.
    var span: ClosedRange<VirtualInstant> { start...(moments.max() ?? start) }
}
