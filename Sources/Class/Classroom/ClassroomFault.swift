import Workshop

/// A failure that stops grading the whole class: the fact, and the next step.
public enum ClassroomFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The folder of submissions cannot be used.
    case submissions(String, nextStep: String)
    /// Results of a grading cannot be read or written.
    case results(String, nextStep: String)
    /// This machine cannot grade even the course's solution.
    case machine(MachineFault)

    public var description: String {
        switch self {
        case .submissions(let fact, let nextStep), .results(let fact, let nextStep): "\(fact)\n\(nextStep)"
        case .machine(let fault): "\(fault)"
        }
    }
}
