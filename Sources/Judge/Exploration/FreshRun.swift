import Scenario
import VirtualTime

/// The run of a fresh app with some inputs and no further action. It is cached for other stories, so it keeps only the data that
/// comparisons need.
struct FreshRun: Sendable {
    let screen: SettledScreen
    /// The requests in order, with their times.
    let requests: [(resource: Resource, at: VirtualInstant)]
    /// Resources requested only after the first response.
    let derived: Set<Resource>
    /// The app is running, and all its work has ended.
    let isCalm: Bool

    init(_ curtain: StoryResult) {
        (screen, requests) = (curtain.screen, curtain.requests)
        (derived, isCalm) = (curtain.derived, curtain.isCalm)
    }
}
