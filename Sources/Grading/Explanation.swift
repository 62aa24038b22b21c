/// What `course explain` says about a code: what causes it, the smallest example of the wrong and of the right, and the
/// parts of the course that treat it.
///
/// Both examples compile as they stand, the wrong one earns the code, and the right one earns nothing: tests hold that.
public struct Explanation: Sendable, Hashable {
    public var cause: String
    public var wrong: String
    public var right: String
    /// Empty for what is no matter of SwiftUI, such as a crash.
    public var parts: [Int]

    public init(cause: String, wrong: String, right: String, parts: [Int] = []) {
        self.cause = cause
        self.wrong = wrong
        self.right = right
        self.parts = parts
    }
}
