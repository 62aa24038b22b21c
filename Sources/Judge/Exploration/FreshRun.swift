import Scenario
import VirtualTime

/// What an app does that is shown with some inputs and left alone. It is kept for other stories, and so it is no more than
/// what they ask of it.
struct FreshRun: Sendable {
    let screen: SettledScreen
    /// What was asked for, in order, with the time from the beginning.
    let requests: [(resource: Resource, at: VirtualInstant)]
    /// What was asked for only after an answer had come.
    let derived: Set<Resource>
    /// It lives, and nothing goes on any more.
    let isCalm: Bool

    init(_ curtain: Curtain) {
        (screen, requests) = (curtain.screen, curtain.requests)
        (derived, isCalm) = (curtain.derived, curtain.isCalm)
    }
}
