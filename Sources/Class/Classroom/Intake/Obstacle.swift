/// Why one answer cannot be graded.
struct Obstacle: Error, Hashable, Sendable {
    /// The outcome of an answer with this obstacle: `missing` or `unreadable`.
    var outcome: GradeOutcome
    var sentence: String

    static func missing(_ sentence: String) -> Obstacle { Obstacle(outcome: .missing, sentence: sentence) }
    static func unreadable(_ sentence: String) -> Obstacle {
        Obstacle(outcome: .unreadable, sentence: sentence)
    }

    static func tooLarge(_ file: String, bytes: Int) -> Obstacle {
        let size = bytes >= 1 << 20 ? "\(bytes >> 20) MB" : "\(bytes >> 10) KB"
        let most = OpenFolder.mostBytes >> 20
        return .unreadable(
            "\(file) has \(size). An answer can have at most \(most) MB. Hand in only the code that you wrote."
        )
    }
}
