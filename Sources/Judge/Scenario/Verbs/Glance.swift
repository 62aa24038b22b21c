/// Which of the screens of this instant a `see` line looks at.
public enum Glance: Hashable, Sendable, CaseIterable {
    /// The last one.
    case now
    /// `at once`: each since the last line that did something.
    case atOnce
    /// `at first`: the first since the last line that did something.
    case atFirst

    /// The words behind the sight.
    public var words: String {
        switch self {
        case .now: ""
        case .atOnce: "at once"
        case .atFirst: "at first"
        }
    }
}
