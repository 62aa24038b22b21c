/// What the source says about one piece of work that a view starts: a `.task`, an `.onAppear`, an `.onChange`.
///
/// The gate makes these when it reads an answer's source. Grading uses them for the wording of its findings and never to
/// decide.
public struct WorkNote: Codable, Hashable, Sendable {
    /// `task`, `onAppear` or `onChange`.
    public var modifier: String
    public var file: String
    /// From the modifier's name to the brace that opens its closure.
    public var firstLine: Int
    public var lastLine: Int
    /// True if the work says when it runs again: `.task(id:)`, `.onChange(of:)`, or an `.id(…)` around it.
    public var hasIdentity: Bool
    /// The properties that the closure reads, also through the type's own methods, and whose changes do not restart it.
    public var omitted: [String]
    /// The lines on which the closure makes a `Task` of its own.
    public var taskLines: [Int]

    public init(
        modifier: String, file: String, firstLine: Int, lastLine: Int, hasIdentity: Bool, omitted: [String],
        taskLines: [Int]
    ) {
        self.modifier = modifier
        self.file = file
        self.firstLine = firstLine
        self.lastLine = lastLine
        self.hasIdentity = hasIdentity
        self.omitted = omitted
        self.taskLines = taskLines
    }

    /// Whether a line is part of this work: from the modifier's name to the brace that opens its closure.
    public func contains(_ location: SourceLocation) -> Bool {
        location.file == file && firstLine <= location.line && location.line <= lastLine
    }
}
