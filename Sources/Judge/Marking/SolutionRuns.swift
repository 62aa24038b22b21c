import Referee
import Scenario
import Synchronization
import Workshop

/// The course's own solution, played through each scenario in which an answer's run came to nothing.
///
/// An exercise that its solution passes through is in order. Then it was the answer that kept its host from doing what the
/// scenario says, and a learner cannot choose to be not marked.
final class SolutionRuns: Sendable {
    private struct Key: Hashable {
        let scenario: String
        let seed: RunSeed
    }
    private let known = Mutex<[Key: Trace?]>([:])

    /// The solution's run, once it has come to an end in which every line was looked at; nil if it has not.
    func run(_ scenario: Scenario, by marker: Marker) throws(MarkingFault) -> Trace? {
        let key = Key(scenario: scenario.name, seed: marker.seed)
        if let known = known.withLock({ $0[key] }) { return known }
        let found = try play(scenario, by: marker)
        known.withLock { $0[key] = .some(found) }
        return found
    }

    private func play(_ scenario: Scenario, by marker: Marker) throws(MarkingFault) -> Trace? {
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
