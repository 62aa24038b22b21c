/// What the source says of one piece of work that a view starts: a `.task`, an `.onAppear`, an `.onChange`.
///
/// The process that reads the source makes these, and grading words its findings with them. They explain; nothing is
/// judged by them.
public struct WorkNote: Codable, Hashable, Sendable {
    /// `task`, `onAppear` or `onChange`.
    public var modifier: String
    public var file: String
    /// From the modifier's name to the brace that opens its closure.
    public var firstLine: Int
    public var lastLine: Int
    /// It says when to run again: `.task(id:)`, `.onChange(of:)`, or an `.id(…)` around it.
    public var hasIdentity: Bool
    /// What the closure reads, through the type's own methods and properties too, and nothing would start it again for.
    public var omitted: [String]
    /// The lines on which it makes a `Task` of its own.
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

    public func stands(at location: SourceLocation) -> Bool {
        location.file == file && firstLine <= location.line && location.line <= lastLine
    }
}
