import Workshop

/// What ends grading for everybody: the fact, and the next step.
public enum ClassroomFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The submissions' folder is not what it should be.
    case submissions(String, nextStep: String)
    /// Results cannot be read or kept.
    case results(String, nextStep: String)
    /// Not even the course's own solution can be judged here.
    case machine(MachineFault)

    public var description: String {
        switch self {
        case .submissions(let fact, let nextStep), .results(let fact, let nextStep): "\(fact)\n\(nextStep)"
        case .machine(let fault): "\(fault)"
        }
    }
}
