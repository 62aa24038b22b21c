package import Lifecycle

/// How a gesture stands to those of the views inside.
package enum GestureRank {
    /// It is recognized where none inside is.
    case ordinary
    /// It is recognized before those inside.
    case high
    /// It is recognized beside another.
    case beside
}

/// The node of a gesture on the views inside.
@MainActor package class GestureHolder: Node {
    package final var rank = GestureRank.ordinary
    package final var isOn = true

    package override var rowRole: RowRole { .wrapper }

    /// What the views inside say.
    package var label: String { words(of: children) }

    /// How the gesture would end, without calling the app.
    package func trial(of stroke: Stroke) -> GestureOutcome { .nothing }

    /// Follows the stroke. Each moment is an update of its own.
    package func follow(_ stroke: Stroke) {}
}

/// What becomes of a gesture in the course of a stroke.
package enum GestureOutcome: Comparable {
    case nothing
    /// It has begun, and failed at last.
    case begun
    case recognized
}
