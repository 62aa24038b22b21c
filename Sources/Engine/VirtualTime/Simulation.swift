// VirtualTime: the clock and the order of all work, including Swift's concurrency, without knowledge of views.
//
// Start with `Agenda` (the order of work), and then read this file (which runs the work). `Executors` adds the work of
// `Task`, actors and `Task.sleep`.

/// The app's virtual clock and all scheduled work. A process has one simulation and uses the simulation on one thread.
///
///     let simulation = Simulation.shared
///     simulation.start()
///     Task { try await Task.sleep(for: .seconds(3600)); print("an hour later") }
///     simulation.run(until: .zero + .seconds(7200))    // takes microseconds
public final class Simulation: @unchecked Sendable {
    public static let shared = Simulation()

    /// The number of steps at one instant after which `run` gives up and returns `stuck`.
    public static let stepsPerInstant = 100_000

    // Only one thread uses the simulation's properties, so their exclusivity check is off. The exclusivity check would
    // take a tenth of the time of a task switch.

    @exclusivity(unchecked) var agenda = Agenda<Work>()

    /// False while code off the main actor runs, and true at all other times.
    @exclusivity(unchecked) public internal(set) var isOnMain = true

    /// Called each time the clock moves, with the new instant, before work at that instant runs.
    public var clockMoved: (VirtualInstant) -> Void = { _ in }

    /// Called once for each new task, while the code that creates the task is still running.
    public var taskCreated: (NewTask) -> Void = { _ in }

    @exclusivity(unchecked) private var isInJob = false
    @exclusivity(unchecked) private var newestTask: UInt64 = 0
    @exclusivity(unchecked) private var mustPause = false
    @exclusivity(unchecked) private var stepsThisInstant = 0

    /// The number of steps so far. Events with the same step number come from one piece of work.
    @exclusivity(unchecked) public private(set) var stepCount = 0

    private init() {}

    /// The current instant, which changes only inside `run`.
    public var now: VirtualInstant { agenda.now }

    /// The runtime's number of the running Swift task; nil outside tasks. The number of the job does not identify the
    /// task, because an actor's job runs code of all tasks that call the actor.
    public var currentTask: UInt64? { isInJob ? runningTaskNumber : nil }

    /// The instant of the next scheduled work; nil without scheduled work. Ticks, cancelled sleeps and cancelled appointments
    /// do not count as scheduled work.
    public var nextDeadline: VirtualInstant? {
        agenda.hasWorkNow ? now : agenda.firstTimer { $0.isAwaited }
    }

    /// Runs `body` on the main actor at this instant, after all work that is already due.
    public func afterEverythingDue(_ body: @escaping @MainActor () -> Void) {
        agenda.addNow(.call(body))
    }

    /// Runs `body` on the main actor at the end of this instant, after all work of the app in this instant. Use
    /// `whenInstantCloses` for reports from the system, such as the end of a cancelled request.
    public func whenInstantCloses(_ body: @escaping @MainActor () -> Void) {
        agenda.addToClose(.call(body))
    }

    /// Runs `body` on the main actor at `instant`, after all work already scheduled for that instant. If `instant` is in the
    /// past, `body` runs now.
    public func schedule(at instant: VirtualInstant, _ body: @escaping @MainActor () -> Void) {
        agenda.add(.call(body), at: instant)
    }

    /// Runs `body` at `instant`, on or off the main actor. The returned `Appointment` can cancel the work. A cancelled
    /// appointment stays in the agenda until its instant, without effect.
    @discardableResult
    public func appoint(
        at instant: VirtualInstant, onMain: Bool = true, _ body: @escaping () -> Void
    ) -> Appointment {
        let appointment = Appointment(onMain: onMain, body)
        agenda.add(.appointment(appointment), at: instant)
        return appointment
    }

    /// Runs `body` on the main actor at `instant`, but only if other work moves the clock to that instant. For example,
    /// the ticks of a clock on screen do not make the app busy.
    public func tick(at instant: VirtualInstant, _ body: @escaping @MainActor () -> Void) {
        agenda.add(.tick(body), at: instant)
    }

    /// Runs `body` now, inside the running step, as code of the main thread, like `DispatchQueue.main.sync`.
    public func visitingMain<Result>(_ body: () throws -> Result) rethrows -> Result {
        let wasOnMain = isOnMain
        isOnMain = true
        defer { isOnMain = wasOnMain }
        return try body()
    }

    /// Runs `body` now, inside the running step, on or off the main actor and outside all tasks.
    public func runAhead(onMain: Bool, _ body: () -> Void) {
        let outer = (isOnMain, isInJob)
        (isOnMain, isInJob) = (onMain, false)
        defer { (isOnMain, isInJob) = outer }
        body()
    }

    /// Makes `run` return `paused` at the end of this instant, because the referee must
    /// act before time passes.
    public func pauseAfterThisInstant() {
        mustPause = true
    }

    public enum Stop: Equatable, Sendable {
        /// All work up to the limit has run, and `now` is the limit.
        case reachedLimit
        /// The app called `pauseAfterThisInstant`. All work that was due at `now` has run, but no later work.
        case paused
        /// The app took `stepsPerInstant` steps at one instant, so the simulation cannot continue.
        case stuck
    }

    /// Runs all work that is due through `limit`, in order, moves the clock to `limit`, and returns the reason for stopping.
    /// With the limit `distantFuture`, the clock stops at the last work instead of the limit.
    public func run(until limit: VirtualInstant) -> Stop {
        mustPause = false
        var instant = agenda.now
        while true {
            if mustPause, !agenda.hasWorkNow { return .paused }
            // Ticks schedule further ticks forever, so the loop must end if only ticks remain.
            if limit == .distantFuture, nextDeadline == nil { break }
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
        case .call(let body), .tick(let body):
            isOnMain = true
            MainActor.assumeIsolated(body)
        case .appointment(let appointment):
            isOnMain = appointment.isOnMain
            appointment.keep()
        case .job(let job, let lane), .timer(let job, let lane, _):
            isOnMain = lane == .main
            isInJob = true
            runSynchronously(job, on: lane)
            isInJob = false
        }
        isOnMain = wasOnMain
    }

    /// Starts again at instant zero, for another app. Waiting work of an earlier app never runs.
    public func startOver() {
        Leftovers.keep(agenda)
        agenda = Agenda()
        (isOnMain, isInJob, mustPause) = (true, false, false)
        (stepsThisInstant, stepCount) = (0, 0)
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

    /// A new task has a higher number than all older tasks, so one comparison is enough.
    private func noteTask(of job: UnownedJob) {
        let number = taskNumber(of: job)
        guard number > newestTask else { return }
        newestTask = number
        taskCreated(NewTask(number: number, isChild: isChildTask(job)))
    }
}

/// A Swift task at the moment of its creation.
public struct NewTask: Sendable {
    /// The task's number in Swift's runtime. A new task has a higher number than all older tasks.
    public let number: UInt64

    /// True for `async let` and for a task group's child tasks, which end no later than their parent task; false for
    /// `Task { }`.
    public let isChild: Bool
}

/// The executor that Swift chose for a job: main or global. Both executors share one thread. Only jobs of the main
/// executor run on the main actor.
enum Lane {
    case main
    case global
}

enum Work {
    case job(UnownedJob, Lane)
    /// The end of a `Task.sleep` in the task `sleeper`.
    case timer(UnownedJob, Lane, sleeper: Sleeper?)
    case call(@MainActor () -> Void)
    case tick(@MainActor () -> Void)
    case appointment(Appointment)

    /// True for work that keeps the app busy; false for ticks, cancelled sleeps and cancelled appointments.
    var isAwaited: Bool {
        switch self {
        case .timer(_, _, let sleeper?): !sleeper.wasCancelled
        case .appointment(let appointment): !appointment.isOver
        case .timer, .job, .call: true
        case .tick: false
        }
    }
}
