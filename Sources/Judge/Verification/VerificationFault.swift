import Curriculum
import Referee
import Scenario
import Workshop

/// The reason why the course could not verify an answer. A learner's answer never causes a `VerificationFault`.
public enum VerificationFault: Error, Sendable, CustomStringConvertible {
    case machine(MachineFault)
    /// The exercise has an error that its author must fix.
    case exercise(String, String)
    /// The caller canceled the work through its `Cancellation`.
    case cancelled
    /// The run ended before it reached these checks of its scenario. A run with unchecked lines gets no grade.
    case unchecked(scenario: String, lines: [Int])

    public var description: String {
        switch self {
        case .machine(let fault): fault.description
        case .unchecked(let scenario, let lines):
            "scenario \(scenario) ended without checking "
                + "\(lines.map { "line \($0)" }.joined(separator: ", ")), so the course cannot grade this run. "
                + "This is a fault of the course: please report it."
        case .exercise(let id, let reason): "the course cannot run exercise \(id): \(reason)"
        case .cancelled: "the course stopped the run, so it has no result"
        }
    }
}

// MARK: - From other faults

/// The initializers of `VerificationFault` convert faults of the workshop, the referee and the scenario parser.
extension VerificationFault {
    init(_ fault: RefereeFault, in exercise: Exercise) {
        self =
            switch fault {
            case .machine(let fault): .machine(fault)
            case .scenario(let fault): .exercise(exercise.id, "\(fault)")
            }
    }

    static func building<Value>(
        _ work: () throws(MachineFault) -> Value
    ) throws(VerificationFault) -> Value {
        do throws(MachineFault) { return try work() } catch { throw .machine(error) }
    }

    static func playing<Value>(
        in exercise: Exercise, _ work: () throws(RefereeFault) -> Value
    ) throws(VerificationFault) -> Value {
        do throws(RefereeFault) { return try work() } catch { throw VerificationFault(error, in: exercise) }
    }

    static func parsing<Value>(
        in exercise: Exercise, _ work: () throws(ScenarioError) -> Value
    ) throws(VerificationFault) -> Value {
        do throws(ScenarioError) { return try work() } catch { throw .exercise(exercise.id, "\(error)") }
    }
}

extension RefereeFault {
    static func launching<Value>(
        _ work: () throws(MachineFault) -> Value
    ) throws(RefereeFault) -> Value {
        do throws(MachineFault) { return try work() } catch { throw .machine(error) }
    }
}
