package import Lifecycle

/// The priority of a gesture compared with the gestures of subviews.
package enum GestureRank {
    /// The gesture is recognized only if no gesture of a subview is recognized.
    case ordinary
    /// The gesture is recognized before the gestures of subviews.
    case high
    /// The gesture is recognized in addition to other gestures.
    case beside
}

/// The node of a gesture; its children are the views to which the gesture is attached.
@MainActor package class GestureHolder: Node {
    package final var rank = GestureRank.ordinary
    package final var isOn = true

    package override var rowRole: RowRole { .wrapper }

    /// The text of the views to which the gesture is attached.
    package var label: String { words(of: children) }

    /// Returns how this gesture would react to the finger's movement. The method `trial` calls none of the app's
    /// closures.
    package func trial(of stroke: Stroke) -> GestureOutcome { .nothing }

    /// Runs the app's closures for the finger's movement. Each moment of the movement is a separate update.
    package func follow(_ stroke: Stroke) {}
}

package enum GestureOutcome: Comparable {
    case nothing
    /// The gesture began and then failed.
    case begun
    case recognized
}
