/// Which of Apple's SDKs the app is to believe it was built with. They do not all behave alike.
public enum SDKProfile: Int, Comparable, CaseIterable, Sendable {
    /// The initial value of a `@State` is made at each init of the view, and thrown away after the first.
    case sdk26 = 26
    /// It is made once, when the view gets its place.
    case sdk27 = 27

    public static let newest = SDKProfile.sdk27

    /// That of this process. It is set before the app's first line runs.
    public nonisolated(unsafe) static var current = newest

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
