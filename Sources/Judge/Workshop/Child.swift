import CSpawn
import Dispatch
import Essentials
import Synchronization

/// One running child process. Any thread can stop the child and wait for it, any number of times.
///
/// One thread starts the child, reads its output, stops it at its deadline and reaps it. A single thread forks,
/// supervises and reaps the child, because Linux sends the parent-death signal when the *thread* that forked ends.
final class Child: Sendable {
    let life: Life
    private let ended: DispatchGroup

    /// The state that the supervising thread shares with callers that stop the child or wait for it.
    ///
    /// Signals are sent only while `pid` is set, and `pid` is cleared before the child is reaped. No signal can reach a
    /// newer process with the same number.
    final class Life: Sendable {
        struct State {
            var pid: pid_t?
            var stopped = false
            var end = ProcessEnd(cause: .neverStarted)
            var fault: MachineFault?
            /// The start and the deadline of the child's current work.
            var work: (began: ContinuousClock.Instant, deadline: ContinuousClock.Instant)
        }
        let state: Mutex<State>

        init(within seconds: Double) {
            state = Mutex(State(work: (.now, .now + .seconds(seconds))))
        }

        /// Starts the limit on real time.
        func begin(within seconds: Double) {
            state.withLock { $0.work = (.now, .now + .seconds(seconds)) }
        }

        func stop() {
            state.withLock { state in
                guard let pid = state.pid else { return }
                state.stopped = true
                kill(-pid, SIGKILL)
            }
        }
    }

    private init(life: Life, ended: DispatchGroup) {
        self.life = life
        self.ended = ended
    }

    deinit {
        life.stop()
    }

    static func start(_ launch: Launch) throws(MachineFault) -> Child {
        // Makes a sandbox's orphans children of this process. If orphans of the child stayed children of another
        // process, they could remain as zombies.
        _ = course_adopt_orphans()
        let (output, theirOutput) = try Descriptor.pipe()
        let (errors, theirErrors) = try Descriptor.pipe()
        let life = Life(within: launch.limits.wallSeconds)
        let ended = DispatchGroup()
        let started = DispatchSemaphore(value: 0)
        ended.enter()
        BackgroundThread.start {
            defer {
                launch.group?.remove()
                ended.leave()
            }
            do throws(MachineFault) {
                let pid = try launch.start(output: theirOutput, errors: theirErrors)
                life.state.withLock { $0.pid = pid }
                started.signal()
                var supervision = Supervision(launch, life, pid: pid, output: output, errors: errors)
                let end = supervision.run()
                life.state.withLock { $0.end = end }
            } catch {
                life.state.withLock { $0.fault = error }
                started.signal()
            }
        }
        started.wait()
        if let fault = life.state.withLock({ $0.fault }) { throw fault }
        return Child(life: life, ended: ended)
    }

    /// Starts the limit on real time for the child's next piece of work.
    func begin(within seconds: Double) {
        life.begin(within: seconds)
    }

    /// Kills the child process and all other processes of the child's group. Does nothing if the child has ended.
    func stop() {
        life.stop()
    }

    func stopAndWait() {
        stop()
        ended.wait()
    }

    func wait() -> ProcessEnd {
        ended.wait()
        return life.state.withLock { $0.end }
    }

    /// Waits for at most this many seconds; returns nil if the child still runs afterward.
    func wait(atMost seconds: Double) -> ProcessEnd? {
        guard ended.wait(timeout: .now() + seconds) == .success else { return nil }
        return life.state.withLock { $0.end }
    }

    /// Waits until the child process has ended. Throws if the sandbox failed before the program started, or if the
    /// system killed the child. A failed sandbox and a kill are faults of the machine.
    func end() throws(MachineFault) -> ProcessEnd {
        let end = wait()
        if end.cause == .killed { throw .killed }
        guard end.cause == .neverStarted else { return end }
        throw MachineFault(
            .sandboxUnavailable,
            "The course could not start the sandbox around the app: \(end.errors.prefix(300))",
            remedy: "Run `course doctor` to see what this machine lacks.")
    }
}
