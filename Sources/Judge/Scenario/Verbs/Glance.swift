/// The screens that a `see` line checks: the last, the first, or every screen of the instant.
public enum Glance: Hashable, Sendable, CaseIterable {
    /// No extra words: the line checks the last screen of the instant.
    case now
    /// `at once`: every screen since the last line that acted on the app.
    case atOnce
    /// `at first`: the first screen since the last line that acted on the app.
    case atFirst

    /// The words at the end of a `see` line: `at once`, `at first`, or no words.
    public var words: String {
        switch self {
        case .now: ""
        case .atOnce: "at once"
        case .atFirst: "at first"
        }
    }
}
