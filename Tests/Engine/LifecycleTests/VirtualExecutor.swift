import Lifecycle

@testable import VirtualTime

/// Runs a task on the course's clock. The app host replaces Swift's executors, but a test process cannot,
/// because the testing library runs on them.
final class VirtualExecutor: TaskExecutor {
    static let shared = VirtualExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
        Simulation.shared.enqueue(UnownedJob(job), on: .global)
    }
}

/// Waits on the course's clock. Cancellation ends a wait at once.
func pause(_ milliseconds: Int) async {
    let wait = Wait()
    await withTaskCancellationHandler {
        await withCheckedContinuation { wait.begin($0, milliseconds) }
    } onCancel: {
        wait.end()
    }
}

/// All code here runs on the simulation's thread.
private final class Wait: @unchecked Sendable {
    private var waiting: CheckedContinuation<Void, Never>?
    private var isOver = false

    func begin(_ continuation: CheckedContinuation<Void, Never>, _ milliseconds: Int) {
        guard !isOver else { return continuation.resume() }
        waiting = continuation
        Simulation.shared.appoint(at: Simulation.shared.now + .milliseconds(milliseconds)) { self.end() }
    }

    func end() {
        isOver = true
        waiting.take()?.resume()
    }
}
