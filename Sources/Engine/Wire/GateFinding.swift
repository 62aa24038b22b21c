/// A piece of source that the gate (the source checker) refuses: the fact, the place and the remedy.
public struct GateFinding: Codable, Hashable, Sendable {
    /// The code of the broken rule, as `course explain` shows it.
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
