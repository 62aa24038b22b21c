/// The hints for one finding, or for several findings with the same cause. Each hint in a ladder helps more than the
/// hint before it.
///
///     ### missed-fetch, wrong-screen
///
///     #### Which code ran?
///
///     …
public struct HintLadder: Hashable, Sendable {
    public let codes: [String]
    public let steps: [Hint]
    /// The line of the ladder's heading in `exercise.md`.
    public let line: Int

    public init(codes: [String], steps: [Hint], line: Int = 1) {
        self.codes = codes
        self.steps = steps
        self.line = line
    }

    /// The name that progress stores: the first finding's code.
    public var name: String { codes.first ?? "" }

    /// The number of hints in a ladder: where to look, the mechanism, and almost the solution.
    static let stepCount = 3
}

public struct Hint: Hashable, Sendable {
    public let title: String
    public let markdown: String

    public init(title: String, markdown: String) {
        self.title = title
        self.markdown = markdown
    }
}
