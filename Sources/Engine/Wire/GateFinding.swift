/// One thing in an answer's source that the gate refuses: the fact, the place, and what to do instead.
public struct GateFinding: Codable, Hashable, Sendable {
    /// The rule's code. Results and `course explain` keep it.
    public var rule: String
    public var file: String
    public var line: Int
    public var column: Int
    public var fact: String
    public var instead: String

    public init(rule: String, file: String, line: Int, column: Int, fact: String, instead: String) {
        self.rule = rule
        self.file = file
        self.line = line
        self.column = column
        self.fact = fact
        self.instead = instead
    }
}
