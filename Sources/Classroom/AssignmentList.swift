import Curriculum
import Synchronization

/// One student's answer to one exercise, not yet judged.
struct Assignment: Sendable {
    var student: Student
    var exercise: Exercise
}

/// The answers to judge, in order, and their results. Several threads share it.
///
/// Results are stored by place, so their order does not depend on which thread finishes first.
final class AssignmentList: Sendable {
    private struct State {
        var next = 0
        var results: [GradedAnswer?]
        var reused = 0
        var done = 0
        var fault: ClassroomFault?
    }

    private let assignments: [Assignment]
    private let state: Mutex<State>
    private let report: @Sendable (Advance) -> Void

    init(_ assignments: [Assignment], report: @escaping @Sendable (Advance) -> Void) {
        self.assignments = assignments
        self.report = report
        state = Mutex(State(results: Array(repeating: nil, count: assignments.count)))
    }

    var done: Int { state.withLock(\.done) }

    /// Nil if all are given out, and after a fault.
    func next() -> (place: Int, assignment: Assignment)? {
        state.withLock { state in
            guard state.fault == nil, state.next < assignments.count else { return nil }
            defer { state.next += 1 }
            return (state.next, assignments[state.next])
        }
    }

    func finish(_ place: Int, with result: GradedAnswer, isReused: Bool) {
        // Reported under the lock, so that the numbers in the reports only grow.
        state.withLock { state in
            state.results[place] = result
            state.done += 1
            if isReused { state.reused += 1 }
            report(
                Advance(
                    result: result, isReused: isReused, done: state.done, reused: state.reused,
                    total: assignments.count))
        }
    }

    /// Keeps the first fault.
    func stop(for fault: ClassroomFault) {
        state.withLock { $0.fault = $0.fault ?? fault }
    }

    /// Nil if some are not judged yet.
    func results() throws(ClassroomFault) -> [GradedAnswer]? {
        let (results, fault) = state.withLock { ($0.results, $0.fault) }
        if let fault { throw fault }
        let finished = results.compactMap(\.self)
        return finished.count == results.count ? finished : nil
    }
}
