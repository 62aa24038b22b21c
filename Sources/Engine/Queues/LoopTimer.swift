import Foundation
import VirtualTime

/// The schedule of a `Timer`, keyed by the address of Foundation's timer. Foundation's own timer still implements
/// `isValid` and all other members of `Timer`.
///
/// Invariant: a valid timer that has started has exactly one unfinished `QueuedWork`, except while the timer fires.
struct LoopTimer {
    typealias CallOut = @convention(c) (Pointer?, Pointer?) -> Void

    private(set) var fireDate: Double
    let interval: Double
    let callOut: CallOut
    let info: Pointer?
    private var work: QueuedWork?

    nonisolated(unsafe) private static var timers: [Pointer: LoopTimer] = [:]

    init(fireDate: Double, interval: Double, callOut: @escaping CallOut, info: Pointer?) {
        self.fireDate = fireDate
        self.interval = interval
        self.callOut = callOut
        self.info = info
    }

    static func note(_ timer: Pointer, _ facts: LoopTimer) {
        timers[timer] = facts
    }

    /// Starts a timer once, even if the app adds the timer for two modes of the loop.
    static func start(_ timer: Pointer) {
        guard let facts = timers[timer], facts.work == nil else { return }
        retain(timer)
        wait(timer)
    }

    static func move(_ timer: Pointer, to date: Double) {
        guard let facts = timers[timer] else { return }
        timers[timer]?.fireDate = date
        guard let work = facts.work else { return }
        work.cancel()
        wait(timer)
    }

    static func forget(_ timer: Pointer) {
        guard let facts = timers.removeValue(forKey: timer), let work = facts.work else { return }
        work.cancel()
        // The loop may hold the last reference to the timer. The timer is released only after the current code, as in
        // a real run loop.
        Simulation.shared.appoint(at: .zero) { release(timer) }
    }

    private static func wait(_ timer: Pointer) {
        guard let facts = timers[timer] else { return }
        let seconds = max(0, facts.fireDate - Date().timeIntervalSinceReferenceDate)
        let instant = Simulation.shared.now + .nanoseconds(Int64((min(seconds, 9e9) * 1e9).rounded()))
        timers[timer]?.work = Queues.send(to: QueueHandle(QueueHandle.main), at: instant) {
            fire(timer)
        }
    }

    /// A timer that does not repeat becomes invalid before its block runs. A repeating timer is due again on the next
    /// future date that is a whole number of intervals after its last due date.
    private static func fire(_ timer: Pointer) {
        guard let facts = timers[timer] else { return }
        if facts.interval > 0 {
            facts.callOut(timer, facts.info)
            guard let current = timers[timer], current.work === facts.work else { return }
            runLoopTimerSetNextFireDate(timer, facts.nextFireDate)
        } else {
            retain(timer)
            runLoopTimerInvalidate(timer)
            facts.callOut(timer, facts.info)
            release(timer)
        }
    }

    private var nextFireDate: Double {
        let late = Date().timeIntervalSinceReferenceDate - fireDate
        // Dates are exact to a few hundred nanoseconds, so a timer that is due within a microsecond is due
        // now.
        let intervals = ((late + 1e-6) / interval).rounded(.down)
        return fireDate + interval * max(1, intervals + 1)
    }

    // MARK: - Run loops

    nonisolated(unsafe) static let mainLoop = original(
        "CFRunLoopGetMain", as: (@convention(c) () -> Pointer?).self)()

    /// A run loop that never runs, because its thread has ended.
    nonisolated(unsafe) static let loopNeverRun: Pointer? = {
        nonisolated(unsafe) var loop: Pointer?
        let thread = UnsafeMutablePointer<pthread_t>.allocate(capacity: 1)
        defer { thread.deallocate() }
        withUnsafeMutablePointer(to: &loop) { place in
            pthread_create(
                thread, nil,
                { place in
                    let current = original(
                        "CFRunLoopGetCurrent", as: (@convention(c) () -> Pointer?).self)()
                    if let current { retain(current) }
                    place?.assumingMemoryBound(to: Pointer?.self).pointee = current
                    return nil
                }, place)
            pthread_join(thread.pointee, nil)
        }
        return loop
    }()
}

private let retainObject = original("CFRetain", as: (@convention(c) (Pointer) -> Pointer).self)
private let releaseObject = original("CFRelease", as: (@convention(c) (Pointer) -> Void).self)

private func retain(_ object: Pointer) {
    _ = retainObject(object)
}

private func release(_ object: Pointer) {
    releaseObject(object)
}
