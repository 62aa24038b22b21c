// VirtualTime: the clock, the one order of everything, and Swift's own concurrency running on both.
//
// It knows nothing of views. Start with `Agenda` (the order), then this file (who takes from it),
// then `Executors` (how `Task`, actors and `Task.sleep` come to put their work into it).

/// The world's clock and everything that is waiting for it. There is one in a process, on one thread.
///
///     let simulation = Simulation.shared
///     simulation.start()
///     Task { try await Task.sleep(for: .seconds(3600)); print("an hour later") }
///     simulation.run(until: .zero + .seconds(7200))    // takes microseconds
public final class Simulation: @unchecked Sendable {
    public static let shared = Simulation()

    /// Steps without time passing after which the app is said to be going round in circles.
    public static let stepsPerInstant = 100_000

    // Everything below is touched by one thread. Checking each access for a second one at the same time, as Swift does
    // for classes, was a tenth of the cost of a task switch.

    @exclusivity(unchecked) var agenda = Agenda<Work>()

    /// True while work of the main actor, or of the engine on its behalf, is running.
    @exclusivity(unchecked) public internal(set) var isOnMain = true

    /// Called whenever the clock moves, before anything at the new instant runs.
    public var clockMoved: (VirtualInstant) -> Void = { _ in }

    /// Called when a task is seen for the first time, in the context of whoever created it.
    public var taskCreated: (NewTask) -> Void = { _ in }

    @exclusivity(unchecked) private var runningJob: UnownedJob?
    @exclusivity(unchecked) private var newestTask: UInt64 = 0
    @exclusivity(unchecked) private var mustPause = false
    @exclusivity(unchecked) private var stepsThisInstant = 0

    /// How many steps there have been: what happens under one number happens in one piece of work.
    @exclusivity(unchecked) public private(set) var stepCount = 0

    private init() {}

    public var now: VirtualInstant { agenda.now }

    /// The Swift task whose code is running, by the runtime's own number.
    public var currentTask: UInt64? { runningJob.map(taskNumber(of:)) }

    /// When something will next happen by itself. The timer of a sleep whose task was cancelled does nothing
    /// when it fires, so it does not count.
    public var nextDeadline: VirtualInstant? {
        agenda.hasWorkNow ? now : agenda.firstTimer { !$0.isDead }
    }

    /// Runs `body` on the main actor at this instant, behind everything that is already due.
    public func afterEverythingDue(_ body: @escaping @MainActor () -> Void) {
        agenda.addNow(.call(body))
    }

    /// Runs `body` at this instant, when the app has nothing more to do in it: what the system below the app reports
    /// back, such as the end of a cancelled request, comes later than what the app does at once.
    public func whenInstantCloses(_ body: @escaping @MainActor () -> Void) {
        agenda.addToClose(.call(body))
    }

    /// Runs `body` on the main actor at `instant`.
    public func schedule(at instant: VirtualInstant, _ body: @escaping @MainActor () -> Void) {
        agenda.add(.call(body), at: instant)
    }

    /// Runs `body` at `instant`, on the main actor or off it, unless the appointment is called off before.
    @discardableResult
    public func appoint(
        at instant: VirtualInstant, onMain: Bool = true, _ body: @escaping () -> Void
    ) -> Appointment {
        let appointment = Appointment(onMain: onMain, body)
        agenda.add(.appointment(appointment), at: instant)
        return appointment
    }

    /// Runs `body` inside the running step, as `DispatchQueue.main.sync` runs main-thread code for another thread.
    public func visitingMain<Result>(_ body: () throws -> Result) rethrows -> Result {
        let wasOnMain = isOnMain
        isOnMain = true
        defer { isOnMain = wasOnMain }
        return try body()
    }

    /// Runs `body` inside the running step as if its turn had come: on the main actor or off it, and in no task.
    public func runAhead(onMain: Bool, _ body: () -> Void) {
        let outer = (isOnMain, runningJob)
        (isOnMain, runningJob) = (onMain, nil)
        defer { (isOnMain, runningJob) = outer }
        body()
    }

    /// Asks `run` to come back at the end of this instant, because the world outside has to answer first.
    public func pauseAfterThisInstant() {
        mustPause = true
    }

    public enum Stop: Equatable, Sendable {
        case reachedLimit
        /// Somebody asked for the world's attention; time stands at the end of that instant.
        case paused
        /// The app did `stepsPerInstant` steps without letting time pass.
        case stuck
    }

    /// Does everything due through `limit`, in order, and says why it stopped.
    public func run(until limit: VirtualInstant) -> Stop {
        mustPause = false
        var instant = agenda.now
        while true {
            if mustPause, !agenda.hasWorkNow { return .paused }
            guard let work = agenda.takeFirst(through: limit) else { break }
            if agenda.now > instant {
                instant = agenda.now
                stepsThisInstant = 0
                clockMoved(instant)
            }
            stepsThisInstant += 1
            stepCount += 1
            if stepsThisInstant > Self.stepsPerInstant { return .stuck }
            perform(work)
        }
        if limit != .distantFuture, limit > agenda.now {
            agenda.advance(to: limit)
            stepsThisInstant = 0
            clockMoved(limit)
        }
        return .reachedLimit
    }

    private func perform(_ work: Work) {
        let wasOnMain = isOnMain
        switch work {
        case .call(let body):
            isOnMain = true
            MainActor.assumeIsolated(body)
        case .appointment(let appointment):
            isOnMain = appointment.isOnMain
            appointment.keep()
        case .job(let job, let lane), .timer(let job, let lane, _):
            isOnMain = lane == .main
            runningJob = job
            runSynchronously(job, on: lane)
            runningJob = nil
        }
        isOnMain = wasOnMain
    }

    // MARK: - From the executors

    func enqueue(_ job: UnownedJob, on lane: Lane) {
        noteTask(of: job)
        agenda.addNow(.job(job, lane))
    }

    func enqueue(_ job: UnownedJob, on lane: Lane, after delay: Duration) {
        noteTask(of: job)
        agenda.add(.timer(job, lane, sleeper: Sleeper.current), at: now + max(delay, .zero))
    }

    /// The runtime numbers tasks upwards, so one comparison tells a new one.
    private func noteTask(of job: UnownedJob) {
        let number = taskNumber(of: job)
        guard number > newestTask else { return }
        newestTask = number
        taskCreated(NewTask(number: number, isChild: isChildTask(job)))
    }
}

/// A Swift task, when it is first seen.
public struct NewTask: Sendable {
    /// The runtime's own number; counts upwards.
    public let number: UInt64

    /// True for `async let` and for a task group's children, which end no later than the task that made them;
    /// false for `Task { }`, which nobody owns.
    public let isChild: Bool
}

/// Which of Swift's two executors a job was meant for. Both run on the one thread; what differs is
/// what the code in it may assume.
enum Lane {
    case main
    case global
}

/// One thing to do.
enum Work {
    case job(UnownedJob, Lane)
    /// The end of a `Task.sleep`; `sleeper` is the task that is asleep.
    case timer(UnownedJob, Lane, sleeper: Sleeper?)
    case call(@MainActor () -> Void)
    case appointment(Appointment)

    /// True for what a cancelled sleep or appointment leaves behind.
    var isDead: Bool {
        switch self {
        case .timer(_, _, let sleeper?): sleeper.wasCancelled
        case .appointment(let appointment): appointment.isOver
        case .timer, .job, .call: false
        }
    }
}
