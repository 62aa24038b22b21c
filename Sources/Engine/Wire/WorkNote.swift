/// One piece of work that a view starts, as found in the source. Examples of work are a `.task`, an `.onAppear`, a
/// button's action, and a body that leads to a request.
///
/// The source checker makes `WorkNote` values when it reads an answer's source. Grading uses `WorkNote` values
/// only to word its findings.
public struct WorkNote: Codable, Hashable, Sendable {
    public struct MadeTask: Codable, Hashable, Sendable {
        public var location: SourceLocation
        /// The property in which the app stores the task; nil if the app does not store the task.
        public var handle: String?

        public init(location: SourceLocation, handle: String? = nil) {
            self.location = location
            self.handle = handle
        }
    }

    /// The path from a body to a request: the calls in between, and the code that contains the last call.
    public struct Path: Codable, Hashable, Sendable {
        /// The functions that are called between the body and the request, such as `current()` and `fetch()`.
        public var calls: [String]
        /// Describes where the last call is: `Task at 14` means inside the `Task` on line 14.
        public var end: String
        /// The lines that call a `URLSession`.
        public var requestLines: [Int]

        public init(calls: [String], end: String, requestLines: [Int]) {
            self.calls = calls
            self.end = end
            self.requestLines = requestLines
        }
    }

    /// The kind of work: `task`, `onAppear`, `onChange`, `action`, `onDismiss`, `body`, `init` or `stateCopy`.
    public var modifier: String
    public var file: String
    /// The line of the modifier's name. `lastLine` is the line of the opening brace of the modifier's closure.
    public var firstLine: Int
    public var lastLine: Int
    /// True if the source says when the work runs again: `.task(id:)`, `.onChange(of:)`, or an `.id(…)` around the
    /// view.
    public var hasIdentity: Bool
    /// The properties that the closure reads, but whose changes do not start the work again.
    public var omitted: [String]
    /// The tasks that the closure creates or, if the closure creates none, the tasks that methods of other types
    /// create for the closure.
    public var tasks: [MadeTask]
    /// The type that contains the work, without its outer types.
    public var type: String
    /// The view that the modifier is attached to, such as `EmptyView`.
    public var subject: String?
    /// True for an `.onChange` whose closure takes only the new value: SwiftUI runs the closure that was created before
    /// the change.
    public var runsOldClosure: Bool
    /// The calls that lead from a body to the request; nil for work that is not in a body.
    public var path: Path?

    /// The value of `modifier` for a line in an init that copies a parameter into a `@State`.
    public static let stateCopy = "stateCopy"

    public init(
        modifier: String, file: String, firstLine: Int, lastLine: Int, hasIdentity: Bool = false,
        omitted: [String] = [],
        tasks: [MadeTask] = [], type: String = "", subject: String? = nil, runsOldClosure: Bool = false,
        path: Path? = nil
    ) {
        self.modifier = modifier
        self.file = file
        self.firstLine = firstLine
        self.lastLine = lastLine
        self.hasIdentity = hasIdentity
        self.omitted = omitted
        self.tasks = tasks
        self.type = type
        self.subject = subject
        self.runsOldClosure = runsOldClosure
        self.path = path
    }

    /// True if the location is between the modifier's name and the opening brace of the modifier's closure.
    public func contains(_ location: SourceLocation) -> Bool {
        location.file == file && firstLine <= location.line && location.line <= lastLine
    }
}
