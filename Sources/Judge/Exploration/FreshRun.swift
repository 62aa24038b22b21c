import Scenario
import VirtualTime

/// The run of a fresh app with some inputs and no further action. Stories share the cached run, so a cached run keeps
/// only the data for comparisons.
struct FreshRun: Sendable {
    let screen: SettledScreen
    let requests: [(resource: Resource, at: VirtualInstant)]
    /// Resources that the app requested only after the first response.
    let derived: Set<Resource>
    /// True if the app is running, and all its work has ended.
    let isCalm: Bool

    init(_ curtain: StoryResult) {
        (screen, requests) = (curtain.screen, curtain.requests)
        (derived, isCalm) = (curtain.derived, curtain.isCalm)
    }
}
