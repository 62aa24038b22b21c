/// The settings of an Xcode project that decide on which actor code runs.
public enum ProjectSetup: String, Hashable, Sendable, CaseIterable {
    /// The setup up to Xcode 16: unmarked code belongs to no actor, and a `nonisolated` async function leaves its
    /// caller's actor.
    case older = "xcode-16"
    /// The setup since Xcode 26: default main actor isolation and approachable concurrency. Unmarked code belongs to
    /// the main actor, and a `nonisolated` async function stays on its caller's actor.
    case newer = "xcode-26"
}
