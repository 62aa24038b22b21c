/// What `course explain` says about a code: its cause, a small wrong and a small right example, and the parts of the
/// course that treat it.
///
/// Both examples compile, the wrong one earns the code, and the right one earns nothing. Tests check that.
public struct Explanation: Sendable, Hashable {
    public var cause: String
    public var wrong: String
    public var right: String
    /// Empty if the finding is no matter of SwiftUI, such as a crash.
    public var parts: [Int]

    public init(cause: String, wrong: String, right: String, parts: [Int] = []) {
        self.cause = cause
        self.wrong = wrong
        self.right = right
        self.parts = parts
    }
}
