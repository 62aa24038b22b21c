/// One thing the gate will not let through, and what to do instead.
///
/// `course-gate` prints these as JSON; `Gate` has the type it prints them from.
public struct GateFinding: Hashable, Sendable, Codable {
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
