/// A piece of a learner's own app that does not compile here and is left out, so that the rest runs.
public struct SourceCut: Codable, Hashable, Sendable {
    public enum Kind: String, Codable, Hashable, Sendable {
        /// A modifier in a chain.
        case modifier
        /// A statement whose value nobody uses, or a view among others.
        case statement
        /// The body of a function or property.
        case body
        case declaration
        case file
    }

    public var kind: Kind
    public var file: String
    public var line: Int
    /// What is left out, as in `login(account:)`.
    public var name: String
    /// The place of the piece in the file, in bytes.
    public var start: Int
    public var end: Int
    /// The source in its place.
    public var replacement: String
    /// The compiler's reason.
    public var reason = ""

    public init(
        _ kind: Kind, file: String, line: Int, name: String, start: Int, end: Int, replacement: String = ""
    ) {
        (self.kind, self.file, self.line, self.name) = (kind, file, line, name)
        (self.start, self.end, self.replacement) = (start, end, replacement)
    }
}
