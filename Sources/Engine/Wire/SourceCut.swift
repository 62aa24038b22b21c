/// A piece of a learner's own app that the course leaves out, because the piece does not compile.
public struct SourceCut: Codable, Hashable, Sendable {
    public enum Kind: String, Codable, Hashable, Sendable {
        case modifier
        /// A statement whose value is not used, or a view in a view builder.
        case statement
        case body
        case declaration
        case file
    }

    public var kind: Kind
    public var file: String
    public var line: Int
    /// The name of the piece that the course leaves out, such as `login(account:)`.
    public var name: String
    /// The byte offset in the file at which the piece begins.
    public var start: Int
    public var end: Int
    public var replacement: String
    public var reason = ""

    /// The end of the crash message if the app needs the result of a function or property that the course
    /// leaves out.
    public static let calledWords = "is left out in the course"

    public init(
        _ kind: Kind, file: String, line: Int, name: String, start: Int, end: Int, replacement: String = ""
    ) {
        (self.kind, self.file, self.line, self.name) = (kind, file, line, name)
        (self.start, self.end, self.replacement) = (start, end, replacement)
    }
}
