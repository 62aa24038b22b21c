package import Lifecycle

/// The gestures under one finger, and which of them are recognized.
///
/// Of those that exclude each other one is: the outermost of high priority, or else the innermost. Gestures beside
/// others are recognized as well.
@MainActor package struct Hit {
    /// The innermost first.
    private let holders: [GestureHolder]

    /// What lies under a finger on `node`.
    package init(on node: Node) {
        holders = sequence(first: node, next: \.parent)
            .prefix { !($0 is PresentationNode) }
            .compactMap { $0 as? GestureHolder }
            .filter(\.isEnabled)
    }

    /// Follows the stroke for each gesture that is recognized. `control` is what the finger does to a control inside
    /// all of them. False if nothing came of the stroke.
    package func perform(_ stroke: Stroke, control: (() -> Void)? = nil) -> Bool {
        let outcomes = holders.map { (holder: $0, outcome: $0.trial(of: stroke)) }
        let recognized = outcomes.filter { $0.outcome == .recognized }.map(\.holder)
        let high = recognized.last { $0.rank == .high }
        let own = high ?? (control == nil ? recognized.first { $0.rank == .ordinary } : nil)
        let beside = recognized.filter { $0.rank == .beside }
        if high == nil { control?() }
        // A gesture that only begins is told so, if no other takes the finger.
        let begun =
            own == nil && control == nil ? outcomes.filter { $0.outcome == .begun }.map(\.holder) : []
        for holder in [own].compactMap({ $0 }) + beside + begun where holder.isInTree {
            holder.follow(stroke)
        }
        return control != nil || own != nil || !beside.isEmpty || !begun.isEmpty
    }

    /// Whether anything would come of the stroke.
    package func takes(_ stroke: Stroke) -> Bool {
        holders.contains { $0.trial(of: stroke) == .recognized }
    }
}
