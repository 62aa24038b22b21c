/// The Apple SDK whose behavior the engine imitates. `docs/fidelity.md` lists the differences.
public enum SDKProfile: Int, Comparable, CaseIterable, Sendable {
    /// In SDK 26, each init of a view makes the initial value of a `@State`, and SwiftUI keeps only the first value.
    case sdk26 = 26

    /// In SDK 27, a `@State` makes its initial value only once, when the view enters the tree.
    case sdk27 = 27

    public static let newest = SDKProfile.sdk27

    /// The profile of this process. The host sets the profile once, before the app's first line runs.
    public nonisolated(unsafe) static var current = newest

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
