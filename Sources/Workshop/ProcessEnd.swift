/// How a child came to its end, and what it left on its output streams.
public struct ProcessEnd: Hashable, Sendable {
    public enum Cause: Hashable, Sendable {
        case exited(Int32)
        case signalled(Int32)
        case exceeded(Limit)
        /// We stopped it ourselves.
        case stopped
        /// The wall gave way before the program started; the errors say why.
        case neverStarted
    }

    public var cause: Cause
    public var output: String
    public var errors: String

    public init(cause: Cause, output: String = "", errors: String = "") {
        self.cause = cause
        self.output = output
        self.errors = errors
    }

    public var exceeded: Limit? {
        if case .exceeded(let limit) = cause { return limit }
        return nil
    }
}
