package import Lifecycle

/// The priority of a gesture relative to gestures of the views inside.
package enum GestureRank {
    /// The gesture is recognized only if the views inside recognize no gesture.
    case ordinary
    /// The gesture is recognized before the gestures inside.
    case high
    /// The gesture is recognized in addition to other gestures.
    case beside
}

/// The node of a gesture. The node's children are the views that the gesture is attached to.
@MainActor package class GestureHolder: Node {
    package final var rank = GestureRank.ordinary
    package final var isOn = true

    package override var rowRole: RowRole { .wrapper }

    /// The text of the views inside.
    package var label: String { words(of: children) }

    /// The outcome of the stroke for this gesture. `trial` calls no closure of the app.
    package func trial(of stroke: Stroke) -> GestureOutcome { .nothing }

    /// Runs the app's closures for the stroke, with a separate update for each moment.
    package func follow(_ stroke: Stroke) {}
}

package enum GestureOutcome: Comparable {
    case nothing
    /// The gesture began and then failed.
    case begun
    case recognized
}
