package import Lifecycle

/// Decides which of the gestures under one finger are recognized.
///
/// Of all exclusive gestures, the outermost high-priority gesture wins; without a high-priority gesture, the
/// innermost gesture wins. Simultaneous gestures are recognized in addition to the exclusive gesture that wins.
@MainActor package struct Hit {
    /// The gestures under the finger, innermost first.
    private let holders: [GestureHolder]

    /// Collects the gestures of `node` and of its ancestors, up to the sheet around the node.
    package init(on node: Node) {
        holders = sequence(first: node, next: \.parent)
            .prefix { !($0 is PresentationNode) }
            .compactMap { $0 as? GestureHolder }
            .filter(\.isEnabled)
    }

    /// Runs the closures of each recognized gesture. `control` is the action of the control under the finger; nil
    /// without a control. Returns false if the finger's movement has no effect.
    package func perform(_ stroke: Stroke, control: (() -> Void)? = nil) -> Bool {
        let outcomes = holders.map { (holder: $0, outcome: $0.trial(of: stroke)) }
        let recognized = outcomes.filter { $0.outcome == .recognized }.map(\.holder)
        let high = recognized.last { $0.rank == .high }
        let own = high ?? (control == nil ? recognized.first { $0.rank == .ordinary } : nil)
        let beside = recognized.filter { $0.rank == .beside }
        if high == nil { control?() }
        // A gesture that begins and then fails calls the app's closures only if the finger triggers no other gesture or
        // control.
        let begun =
            own == nil && control == nil ? outcomes.filter { $0.outcome == .begun }.map(\.holder) : []
        for holder in [own].compactMap({ $0 }) + beside + begun where holder.isInTree {
            holder.follow(stroke)
        }
        return control != nil || own != nil || !beside.isEmpty || !begun.isEmpty
    }

    package func takes(_ stroke: Stroke) -> Bool {
        holders.contains { $0.trial(of: stroke) == .recognized }
    }
}
