import Workshop

/// Why an answer could not be marked. Never the fault of the answer.
public enum MarkingFault: Error, Sendable, CustomStringConvertible {
    /// The machine lacks something; the fault says what to do.
    case machine(MachineFault)
    /// The exercise is wrong in itself, which is for its author to mend.
    case exercise(String, String)
    /// Somebody did not want to wait for it any longer.
    case cancelled

    public var description: String {
        switch self {
        case .machine(let fault): fault.description
        case .exercise(let id, let reason): "exercise \(id) cannot be run: \(reason)"
        case .cancelled: "the run was stopped; nothing came of it"
        }
    }
}
