// Only this file uses unofficial interfaces of Swift: two SPIs for executors, the runtime's task numbers, and the
// layout of a task reference. `course doctor` runs `ExecutorSelfTest`, which checks whether a toolchain supports the
// unofficial interfaces.

@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

extension Simulation {
    /// Makes Swift's concurrency run on this simulation's virtual clock. Call `start` first in a synchronous `main`,
    /// because the runtime chooses its executors when the first task starts.
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

private final class VirtualMainExecutor: MainExecutor, SchedulingExecutor, Sendable {
    // The methods below do nothing, because the simulation runs all jobs itself.
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

private final class VirtualGlobalExecutor: TaskExecutor, SchedulingExecutor, Sendable {
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

/// Casts a clock's duration to `Duration`. All clocks of the standard library use `Duration`. A learner's clock
/// whose duration is another type implements sleep itself and never calls `standard`.
private func standard<D: DurationProtocol>(_ duration: D) -> Duration {
    guard let duration = duration as? Duration else {
        preconditionFailure("a timer of \(D.self) reached the executor, which understands only Duration")
    }
    return duration
}

/// The task that called `Task.sleep`, kept alive so that `wasCancelled` can read the task's state.
struct Sleeper: @unchecked Sendable {
    private let task: AnyObject

    static var current: Sleeper? {
        withUnsafeCurrentTask { task in task.map { Sleeper(task: unsafeBitCast($0, to: AnyObject.self)) } }
    }

    /// True if the task was cancelled during its sleep, so that the sleep's timer has no effect.
    var wasCancelled: Bool {
        withExtendedLifetime(task) { unsafeBitCast(task, to: UnsafeCurrentTask.self).isCancelled }
    }
}

@_silgen_name("swift_task_getJobTaskId")
private func runtimeTaskNumber(_ job: UnownedJob) -> UInt64

func taskNumber(of job: UnownedJob) -> UInt64 {
    runtimeTaskNumber(job)
}

/// The runtime's number of the running task, even inside a method of an actor.
var runningTaskNumber: UInt64? {
    withUnsafeCurrentTask { task in task.map { runtimeTaskNumber(unsafeBitCast($0, to: UnownedJob.self)) } }
}

/// True if the job belongs to a child of the task that creates the job. `JobFlags` come after the object header and
/// two words of the scheduler. Bit 24 of the flags is `Task_IsChildTask`. `ExecutorSelfTest` checks the layout of
/// jobs.
func isChildTask(_ job: UnownedJob) -> Bool {
    let header = unsafeBitCast(job, to: UnsafeRawPointer.self)
    let flags = header.load(fromByteOffset: 4 * MemoryLayout<UInt>.size, as: UInt32.self)
    return flags & (1 << 24) != 0
}
