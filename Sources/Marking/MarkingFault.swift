import Workshop

/// Why an answer could not be marked. Never the fault of the answer.
public enum MarkingFault: Error, Sendable, CustomStringConvertible {
    /// The machine lacks something; the fault says what to do.
    case machine(MachineFault)
    /// The exercise is wrong in itself, which is for its author to mend.
    case exercise(String, String)
    /// A run came to its end, and these lines of its scenario were not looked at. Such a run must not be judged.
    case unchecked(scenario: String, lines: [Int])

    public var description: String {
        switch self {
        case .machine(let fault): fault.description
        case .unchecked(let scenario, let lines):
            "scenario \(scenario) came to its end without a look at "
                + "\(lines.map { "line \($0)" }.joined(separator: ", ")), so nothing can be said of it. "
                + "This is a mistake in the course; please report it."
        case .exercise(let id, let reason): "exercise \(id) cannot be run: \(reason)"
        }
    }
}
