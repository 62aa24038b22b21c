/// The text of `course explain` for a code: the cause, a wrong and a right example, and the course's parts that teach
/// it.
///
/// Both examples compile. Tests check that only the wrong example has the finding.
public struct Explanation: Sendable, Hashable {
    public var cause: String
    public var wrong: String
    public var right: String
    /// The numbers of the parts of the course that explain the rule; empty for a finding such as a crash.
    public var parts: [Int]

    public init(cause: String, wrong: String, right: String, parts: [Int] = []) {
        self.cause = cause
        self.wrong = wrong
        self.right = right
        self.parts = parts
    }
}
