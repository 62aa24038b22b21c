import Curriculum
import Referee
import Scenario
import Workshop

/// Why an answer could not be marked. Never the fault of the answer.
public enum MarkingFault: Error, Sendable, CustomStringConvertible {
    /// The machine lacks something; the fault says what to do.
    case machine(MachineFault)
    /// The exercise is wrong in itself, which is for its author to mend.
    case exercise(String, String)
    /// The caller ended the work through its `Cancellation`.
    case cancelled
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
        case .cancelled: "the run was stopped; nothing came of it"
        }
    }
}

// MARK: - From other faults

/// The one place where a fault of the workshop, the referee or the scenario parser becomes a marking fault.
extension MarkingFault {
    init(_ fault: RefereeFault, in exercise: Exercise) {
        self =
            switch fault {
            case .machine(let fault): .machine(fault)
            case .scenario(let fault): .exercise(exercise.id, "\(fault)")
            }
    }

    static func building<Value>(
        _ work: () throws(MachineFault) -> Value
    ) throws(MarkingFault) -> Value {
        do throws(MachineFault) { return try work() } catch { throw .machine(error) }
    }

    static func playing<Value>(
        in exercise: Exercise, _ work: () throws(RefereeFault) -> Value
    ) throws(MarkingFault) -> Value {
        do throws(RefereeFault) { return try work() } catch { throw MarkingFault(error, in: exercise) }
    }

    static func parsing<Value>(
        in exercise: Exercise, _ work: () throws(ScenarioError) -> Value
    ) throws(MarkingFault) -> Value {
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
