// VirtualTime: the clock, the one order of everything, and Swift's own concurrency running on both.
//
// It knows nothing of views. Start with `Agenda` (the order), then this file (which takes work from it), then
// `Executors` (how `Task`, actors and `Task.sleep` put their work into it).

/// The clock of the app's world and everything that waits for it. A process has one, and uses it on one thread.
///
///     let simulation = Simulation.shared
///     simulation.start()
///     Task { try await Task.sleep(for: .seconds(3600)); print("an hour later") }
///     simulation.run(until: .zero + .seconds(7200))    // takes microseconds
public final class Simulation: @unchecked Sendable {
    /// The simulation of this process.
    public static let shared = Simulation()

    /// After so many steps at one instant `run` gives up and returns `stuck`.
    public static let stepsPerInstant = 100_000

    // Only one thread uses what is below. Swift's check of each access for another at the same time, as it is done for
    // classes, was a tenth of the cost of a task switch.

    @exclusivity(unchecked) var agenda = Agenda<Work>()

    /// True while work of the main actor runs, or the engine's own work. True between steps.
    @exclusivity(unchecked) public internal(set) var isOnMain = true

    /// Called each time the clock moves, with the new instant, before anything at it runs.
    public var clockMoved: (VirtualInstant) -> Void = { _ in }

    /// Called once for each task, while the code that creates it is still running.
    public var taskCreated: (NewTask) -> Void = { _ in }

    @exclusivity(unchecked) private var runningJob: UnownedJob?
    @exclusivity(unchecked) private var newestTask: UInt64 = 0
    @exclusivity(unchecked) private var mustPause = false
    @exclusivity(unchecked) private var stepsThisInstant = 0

    /// The number of steps so far. Things that happen under one number happen in one piece of work.
    @exclusivity(unchecked) public private(set) var stepCount = 0

    private init() {}

    /// The current instant. Moves only inside `run`.
    public var now: VirtualInstant { agenda.now }

    /// The runtime's number of the Swift task whose code is running. Nil outside of tasks.
    public var currentTask: UInt64? { runningJob.map(taskNumber(of:)) }

    /// When something will next happen by itself; nil if nothing will. Cancelled sleeps and appointments do not count.
    public var nextDeadline: VirtualInstant? {
        agenda.hasWorkNow ? now : agenda.firstTimer { $0.isAwaited }
    }

    /// Runs `body` on the main actor at this instant, behind everything that is already due.
    public func afterEverythingDue(_ body: @escaping @MainActor () -> Void) {
        agenda.addNow(.call(body))
    }

    /// Runs `body` on the main actor at the end of this instant, when the app has nothing more to do in it. For what the
    /// system below the app reports back, such as the end of a cancelled request.
    public func whenInstantCloses(_ body: @escaping @MainActor () -> Void) {
        agenda.addToClose(.call(body))
    }

    /// Runs `body` on the main actor at `instant`, behind what is due then already. An instant that has passed means now.
    public func schedule(at instant: VirtualInstant, _ body: @escaping @MainActor () -> Void) {
        agenda.add(.call(body), at: instant)
    }

    /// Runs `body` at `instant`, on the main actor or off it, unless the appointment is cancelled before. The agenda keeps
    /// the appointment until then.
    @discardableResult
    public func appoint(
        at instant: VirtualInstant, onMain: Bool = true, _ body: @escaping () -> Void
    ) -> Appointment {
        let appointment = Appointment(onMain: onMain, body)
        agenda.add(.appointment(appointment), at: instant)
        return appointment
    }

    /// Runs `body` on the main actor at `instant`, if time passes so far for another reason. A clock on the screen goes on, and is
    /// nothing to wait for.
    public func tick(at instant: VirtualInstant, _ body: @escaping @MainActor () -> Void) {
        agenda.add(.tick(body), at: instant)
    }

    /// Runs `body` now, inside the running step, as code of the main thread: what `DispatchQueue.main.sync` does.
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

    /// Has `run` return `paused` at the end of this instant, because the world outside has to answer first.
    public func pauseAfterThisInstant() {
        mustPause = true
    }

    /// Why `run` returned.
    public enum Stop: Equatable, Sendable {
        /// Everything through the limit has been done, and `now` is the limit.
        case reachedLimit
        /// `pauseAfterThisInstant` was called. Everything due at `now` has been done, and no later work.
        case paused
        /// The app did `stepsPerInstant` steps at one instant. The simulation cannot be used any further.
        case stuck
    }

    /// Does everything that is due through `limit`, in order, moves the clock to `limit`, and returns why it stopped. With
    /// `distantFuture` as the limit the clock stops at the last work.
    public func run(until limit: VirtualInstant) -> Stop {
        mustPause = false
        var instant = agenda.now
        while true {
            if mustPause, !agenda.hasWorkNow { return .paused }
            // Ticks alone do not make time pass forever.
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
            runningJob = job
            runSynchronously(job, on: lane)
            runningJob = nil
        }
        isOnMain = wasOnMain
    }

    /// Begins at instant zero again, for another app. What waits for the clock now never gets its turn.
    public func startOver() {
        Leftovers.keep(agenda)
        agenda = Agenda()
        (isOnMain, runningJob, mustPause) = (true, nil, false)
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

    /// The runtime numbers tasks upwards, so one comparison recognizes a new one.
    private func noteTask(of job: UnownedJob) {
        let number = taskNumber(of: job)
        guard number > newestTask else { return }
        newestTask = number
        taskCreated(NewTask(number: number, isChild: isChildTask(job)))
    }
}

/// A Swift task at the moment at which it is created.
public struct NewTask: Sendable {
    /// The runtime's own number. Counts upwards.
    public let number: UInt64

    /// True for `async let` and for a task group's children, which end no later than the task that made them. False for
    /// `Task { }`, which has no owner.
    public let isChild: Bool
}

/// The one of Swift's two executors that a job was meant for. Both run on the one thread, but only code of the main lane
/// may assume that it is on the main actor.
enum Lane {
    case main
    case global
}

/// One item of the agenda.
enum Work {
    case job(UnownedJob, Lane)
    /// The end of a `Task.sleep`. `sleeper` is the task that sleeps.
    case timer(UnownedJob, Lane, sleeper: Sleeper?)
    case call(@MainActor () -> Void)
    case tick(@MainActor () -> Void)
    case appointment(Appointment)

    /// False for a tick, and for the remains of a cancelled sleep or appointment.
    var isAwaited: Bool {
        switch self {
        case .timer(_, _, let sleeper?): !sleeper.wasCancelled
        case .appointment(let appointment): !appointment.isOver
        case .timer, .job, .call: true
        case .tick: false
        }
    }
}
