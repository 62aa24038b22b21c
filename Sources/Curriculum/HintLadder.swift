/// Hints for one finding, or for several that have the same cause: each step says a little more than the last.
///
///     ### missed-fetch, wrong-screen
///
///     #### Which code ran?
///
///     …
public struct HintLadder: Hashable, Sendable {
    /// The findings it is for.
    public let codes: [String]
    public let steps: [Hint]
    /// Of its heading in `exercise.md`.
    public let line: Int

    public init(codes: [String], steps: [Hint], line: Int = 1) {
        self.codes = codes
        self.steps = steps
        self.line = line
    }

    /// What is remembered of it: the first finding it is for.
    public var name: String { codes.first ?? "" }

    /// One to say where to look, one for the mechanism, one that all but says it.
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
