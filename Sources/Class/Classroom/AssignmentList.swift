import Synchronization

/// The answers to grade, in order, and their results; several threads share the list.
///
/// The list stores results by the answers' places, so the order of results does not depend on the threads.
final class AssignmentList: Sendable {
    private struct State {
        var next = 0
        var results: [GradedAnswer?]
        var running: [Int: ContinuousClock.Instant] = [:]
        var reused = 0
        var done = 0
        var skipped = 0
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
    var total: Int { assignments.count - state.withLock(\.skipped) }

    /// The next assignment for a thread; nil after the last assignment, and after a fault.
    func next() -> (place: Int, assignment: Assignment)? {
        state.withLock { state in
            guard state.fault == nil, state.next < assignments.count else { return nil }
            defer { state.next += 1 }
            state.running[state.next] = .now
            return (state.next, assignments[state.next])
        }
    }

    func finish(_ place: Int, with result: GradedAnswer, isReused: Bool) {
        // The report is sent while the lock is held, so that the numbers in successive reports never decrease.
        state.withLock { state in
            state.results[place] = result
            state.running[place] = nil
            state.done += 1
            if isReused { state.reused += 1 }
            report(
                Advance(
                    student: assignments[place].student, result: result, isReused: isReused, done: state.done,
                    reused: state.reused, total: assignments.count - state.skipped,
                    slowest: slowest(in: state)))
        }
    }

    /// Marks an assignment as skipped, because the assignment belongs to another shard.
    func skip(_ place: Int) {
        state.withLock { state in
            state.running[place] = nil
            state.skipped += 1
        }
    }

    private func slowest(in state: State) -> Advance.InWork? {
        state.running.min { ($0.value, $0.key) < ($1.value, $1.key) }.map { place, began in
            Advance.InWork(
                student: assignments[place].student, exercise: assignments[place].exercise.id, began: began)
        }
    }

    /// Stops giving out assignments. The list keeps only the first fault, because later faults often follow
    /// from the first.
    func stop(for fault: ClassroomFault) {
        state.withLock { $0.fault = $0.fault ?? fault }
    }

    /// The results in the order of the assignments, without skipped assignments; nil if an answer has no grade yet.
    func results() throws(ClassroomFault) -> [(Assignment, GradedAnswer)]? {
        let (results, skipped, fault) = state.withLock { ($0.results, $0.skipped, $0.fault) }
        if let fault { throw fault }
        let finished = zip(assignments, results).compactMap { assignment, result in
            result.map { (assignment, $0) }
        }
        return finished.count + skipped == results.count ? finished : nil
    }
}
