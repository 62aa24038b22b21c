/// The settings of an Xcode project that decide where code runs.
public enum ProjectSetup: String, Hashable, Sendable, CaseIterable {
    /// Up to Xcode 16: what says nothing belongs to no actor, and a `nonisolated` async function leaves its caller's.
    case older = "xcode-16"
    /// Since Xcode 26: default isolation to the main actor, and approachable concurrency. What says nothing belongs to the
    /// main actor, and a `nonisolated` async function stays where it is called.
    case newer = "xcode-26"
}
