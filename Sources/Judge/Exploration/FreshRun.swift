import Scenario
import VirtualTime

/// The run of a freshly started app with certain inputs and without further actions. `FreshRun` keeps only the data
/// that comparisons need, because the explorer caches many runs.
struct FreshRun: Sendable {
    let screen: SettledScreen
    let requests: [(resource: Resource, at: VirtualInstant)]
    /// Resources that the app first requested after it had received a response.
    let derived: Set<Resource>
    /// True if the app is running and idle.
    let isCalm: Bool

    init(_ curtain: StoryResult) {
        (screen, requests) = (curtain.screen, curtain.requests)
        (derived, isCalm) = (curtain.derived, curtain.isCalm)
    }
}
