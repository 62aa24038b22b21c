import Essentials

/// The end of a child process: the cause, and the output of the process.
public struct ProcessEnd: Hashable, Sendable {
    public enum Cause: Hashable, Sendable {
        case exited(Int32)
        case signalled(Int32)
        case exceeded(Limit)
        /// A SIGKILL ended the child process, but the child was within all limits of the course. The machine ran out of
        /// memory, or a person killed the child. The answer itself cannot cause a SIGKILL.
        case killed
        /// The workshop stopped the child.
        case stopped
        /// The sandbox could not be set up, so the program never started. The property `errors` contains the reason for
        /// the sandbox's failure.
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

    /// Decodes the JSON that a program of the course printed; nil if the program failed.
    func printed<Value: Decodable>(_ type: Value.Type) -> Value? {
        guard cause == .exited(0) else { return nil }
        return try? JSONDecoder().decode(type, from: Data(output.utf8))
    }

    public var exceeded: Limit? {
        if case .exceeded(let limit) = cause { return limit }
        return nil
    }
}
