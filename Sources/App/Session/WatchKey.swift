/// The meaning of a key while an answer is watched.
public enum WatchKey: Hashable, Sendable {
    case hint
    case explain
    case timeline
    case next
    case lab
    case explore
    case quit
    /// The Return key, which does the next step.
    case go
    case unknown

    /// The keys that the learner can press after a report.
    static let overview =
        "Keys: `h` hint, `e` explain, `t` timeline, `n` next, `l` lab, `x` explore, `q` quit."

    public init(_ character: Character) {
        switch character {
        case "h", "H": self = .hint
        case "e", "E": self = .explain
        case "t", "T": self = .timeline
        case "n", "N": self = .next
        case "l", "L": self = .lab
        case "x", "X": self = .explore
        // Ctrl-C, Ctrl-D and Escape quit too.
        case "q", "Q", "\u{3}", "\u{4}", "\u{1B}": self = .quit
        case "\r", "\n": self = .go
        default: self = .unknown
        }
    }
}
