// Everything that Swift does not promise to keep is in this file and nowhere else: the two SPIs that replace the
// executors, the runtime's numbering of tasks, and the layout of a task reference. `course doctor` runs
// `ExecutorSelfTest`, which finds out whether a toolchain still agrees.

@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

extension Simulation {
    /// Makes Swift's concurrency run on this clock. Call it first in a synchronous `main`: the runtime takes its
    /// executors once, with the first task.
    public func start() {
        _createExecutors(factory: VirtualExecutors.self)
    }

    func runSynchronously(_ job: UnownedJob, on lane: Lane) {
        switch lane {
        case .main: job.runSynchronously(on: VirtualExecutors.main.asUnownedSerialExecutor())
        case .global: job.runSynchronously(on: VirtualExecutors.global.asUnownedTaskExecutor())
        }
    }
}

private struct VirtualExecutors: ExecutorFactory {
    static let main = VirtualMainExecutor()
    static let global = VirtualGlobalExecutor()

    static var mainExecutor: any MainExecutor { main }
    static var defaultExecutor: any TaskExecutor { global }
}

private final class VirtualMainExecutor: MainExecutor, SchedulingExecutor {
    // The simulation runs the loop itself, and the executor is never asked to.
    func run() throws {}
    func runUntil(_ condition: () -> Bool) throws {}
    func stop() {}

    func enqueue(_ job: consuming ExecutorJob) {
        Simulation.shared.enqueue(UnownedJob(job), on: .main)
    }

    func enqueue<C: Clock>(
        _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
        Simulation.shared.enqueue(UnownedJob(job), on: .main, after: standard(delay))
    }

    func enqueue<C: Clock>(
        _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
        Simulation.shared.enqueue(
            UnownedJob(job), on: .main, after: standard(clock.now.duration(to: instant)))
    }

    func checkIsolated() {
        precondition(Simulation.shared.isOnMain, "code of the main actor was called off the main thread")
    }

    func isIsolatingCurrentContext() -> Bool? { Simulation.shared.isOnMain }

    func isSameExclusiveExecutionContext(other: VirtualMainExecutor) -> Bool { true }
}

private final class VirtualGlobalExecutor: TaskExecutor, SchedulingExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
        Simulation.shared.enqueue(UnownedJob(job), on: .global)
    }

    func enqueue<C: Clock>(
        _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
        Simulation.shared.enqueue(UnownedJob(job), on: .global, after: standard(delay))
    }

    func enqueue<C: Clock>(
        _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
        Simulation.shared.enqueue(
            UnownedJob(job), on: .global, after: standard(clock.now.duration(to: instant)))
    }
}

/// A clock's duration as a `Duration`, which every clock of the standard library uses. A learner's own clock with
/// another type sleeps in its own code and never gets here.
private func standard<D: DurationProtocol>(_ duration: D) -> Duration {
    guard let duration = duration as? Duration else {
        preconditionFailure("a timer of \(D.self) reached the executor, which understands only Duration")
    }
    return duration
}

/// The task that called `Task.sleep`, kept alive to be asked whether it was cancelled.
struct Sleeper: @unchecked Sendable {
    private let task: AnyObject

    static var current: Sleeper? {
        withUnsafeCurrentTask { task in task.map { Sleeper(task: unsafeBitCast($0, to: AnyObject.self)) } }
    }

    /// True if the timer has no effect: a task that is cancelled while it sleeps has left its sleep already.
    var wasCancelled: Bool {
        withExtendedLifetime(task) { unsafeBitCast(task, to: UnsafeCurrentTask.self).isCancelled }
    }
}

@_silgen_name("swift_task_getJobTaskId")
private func runtimeTaskNumber(_ job: UnownedJob) -> UInt64

func taskNumber(of job: UnownedJob) -> UInt64 {
    runtimeTaskNumber(job)
}

/// Whether the job is a child of the task that creates it. The runtime's `JobFlags` follow the object header and
/// two words that belong to the scheduler; bit 24 is `Task_IsChildTask`. The self-test holds this.
func isChildTask(_ job: UnownedJob) -> Bool {
    let header = unsafeBitCast(job, to: UnsafeRawPointer.self)
    let flags = header.load(fromByteOffset: 4 * MemoryLayout<UInt>.size, as: UInt32.self)
    return flags & (1 << 24) != 0
}
