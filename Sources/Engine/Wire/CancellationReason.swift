/// Why a view's task was cancelled.
public enum CancellationReason: String, WireChoice, Sendable {
    /// The view was removed or went off screen.
    case disappeared
    /// The id of `.task(id:)` changed.
    case idChanged
}
