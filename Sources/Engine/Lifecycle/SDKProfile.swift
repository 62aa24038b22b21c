/// The Apple SDK whose behavior the app sees. Where the SDKs differ, `docs/fidelity.md` says how.
public enum SDKProfile: Int, Comparable, CaseIterable, Sendable {
    /// The initial value of a `@State` is made at each init of the view, and dropped after the first.
    case sdk26 = 26

    /// The initial value of a `@State` is made once, when the view gets its place in the tree.
    case sdk27 = 27

    /// The default profile.
    public static let newest = SDKProfile.sdk27

    /// The profile of this process. The host sets it before the app's first line runs, and never again.
    public nonisolated(unsafe) static var current = newest

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
