import CSpawn
import Dispatch
import Foundation
import Synchronization

/// One running child: it can be stopped and waited for, from any thread, any number of times.
///
/// A thread of its own starts it, reads what it says, stops it at its deadline and reaps it. That the same thread does
/// all of this matters: Linux sends the parent-death signal when the *thread* that forked ends.
final class Child: Sendable {
    private let life: Life
    private let ended: DispatchGroup

    /// What the supervising thread, and those who stop and wait for the child, share.
    ///
    /// A signal is sent only while `pid` is set, and `pid` is cleared before the child is reaped: no signal can reach a
    /// stranger that was given the same number.
    final class Life: Sendable {
        struct State {
            var pid: pid_t?
            var stopped = false
            var end = ProcessEnd(cause: .neverStarted)
            var fault: MachineFault?
        }
        let state = Mutex(State())

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
        // Orphans in a sandbox come to us instead of to a pid 1 that may never wait for them. A kernel that cannot do
        // this leaves zombies, and nothing else changes.
        _ = course_adopt_orphans()
        let (output, theirOutput) = try Descriptor.pipe()
        let (errors, theirErrors) = try Descriptor.pipe()
        let life = Life()
        let ended = DispatchGroup()
        let started = DispatchSemaphore(value: 0)
        ended.enter()
        Thread.detachNewThread {
            defer { ended.leave() }
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

    /// Kills the child and everything in its group. Harmless when it has already ended.
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

    /// As `wait`, but only for so long; nil when the child lives on.
    func wait(atMost seconds: Double) -> ProcessEnd? {
        guard ended.wait(timeout: .now() + seconds) == .success else { return nil }
        return life.state.withLock { $0.end }
    }

    /// As `wait`, for a child that must have started: a wall that gave way is this machine's fault, not the answer's.
    func end() throws(MachineFault) -> ProcessEnd {
        let end = wait()
        guard end.cause == .neverStarted else { return end }
        throw MachineFault(
            .wallUnavailable, "The wall around a child did not stand. \(end.errors.prefix(300))",
            remedy: "Run course doctor to see which part of it is missing here.")
    }
}
