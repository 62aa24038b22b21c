import Workshop

/// A fault of the scenario or of this machine, which prevents the run from having an outcome. A learner's answer never
/// causes a `RefereeFault`.
public enum RefereeFault: Error, Hashable, Sendable, CustomStringConvertible {
    case scenario(ScenarioFault)
    case machine(MachineFault)

    public var description: String {
        switch self {
        case .scenario(let fault): fault.description
        case .machine(let fault): fault.description
        }
    }
}

/// An error in a scenario: a line that the app cannot carry out.
public struct ScenarioFault: Error, Hashable, Sendable, CustomStringConvertible {
    public var scenario: String
    public var line: Int
    public var reason: String
    public var candidates: [String]

    public init(scenario: String, line: Int, reason: String, candidates: [String]) {
        self.scenario = scenario
        self.line = line
        self.reason = reason
        self.candidates = candidates
    }

    public var description: String {
        let choice = candidates.isEmpty ? "" : " Choose one of: \(candidates.joined(separator: ", "))."
        return "scenario \(scenario), line \(line): \(reason).\(choice)"
    }
}
