import Referee
import Scenario
import Synchronization
import Workshop

/// Runs of the course's solution, for scenarios that could not run with an answer.
///
/// If the solution completes a scenario but an answer does not, the exercise is correct and the answer is at fault. A
/// learner cannot avoid a grade by breaking the app's process.
final class SolutionRuns: Sendable {
    private struct Key: Hashable {
        let scenario: String
        let seed: RunSeed
    }
    private let known = Mutex<[Key: Trace?]>([:])

    /// The solution's run; nil if the run did not complete or left a line unchecked.
    func run(_ scenario: Scenario, by marker: Verifier) throws(VerificationFault) -> Trace? {
        let key = Key(scenario: scenario.name, seed: marker.seed)
        if let known = known.withLock({ $0[key] }) { return known }
        let found = try play(scenario, by: marker)
        known.withLock { $0[key] = .some(found) }
        return found
    }

    private func play(_ scenario: Scenario, by marker: Verifier) throws(VerificationFault) -> Trace? {
        let solution = marker.exercise.app(with: Array(marker.exercise.solution.text.utf8))
        guard case .success(let app) = try marker.build(solution, launches: 1) else { return nil }
        do throws(RefereeFault) {
            let trace = try marker.play(scenario, with: app)
            return trace.outcome == .completed && trace.uncheckedLines.isEmpty ? trace : nil
        } catch {
            switch error {
            case .machine(let fault): throw .machine(fault)
            case .scenario: return nil
            }
        }
    }
}
