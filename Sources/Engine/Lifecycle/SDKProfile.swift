/// The Apple SDK whose behavior the engine imitates. `docs/fidelity.md` lists the SDKs' differences.
public enum SDKProfile: Int, Comparable, CaseIterable, Sendable {
    /// Makes the initial value of a `@State` at each init of the view, and drops all but the first.
    case sdk26 = 26

    /// Makes the initial value of a `@State` once, when the view gets its place in the tree.
    case sdk27 = 27

    /// The default profile.
    public static let newest = SDKProfile.sdk27

    /// The profile of this process. The host sets the profile once, before the app's first line runs.
    public nonisolated(unsafe) static var current = newest

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
