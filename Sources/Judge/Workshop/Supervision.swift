import CSpawn
import Essentials

/// The work of the thread that supervises a child: it reads the output, watches the time, and reaps the child.
struct Supervision {
    private let launch: Launch
    private let life: Child.Life
    private let pid: pid_t
    private let ending: Descriptor?
    private var output: Stream
    private var errors: Stream
    private var status: Stream?

    /// The thread reads the stream until the child closes its end.
    private struct Stream {
        var descriptor: Descriptor?
        var capture: Capture
    }

    init(_ launch: Launch, _ life: Child.Life, pid: pid_t, output: Descriptor, errors: Descriptor) {
        self.launch = launch
        self.life = life
        self.pid = pid
        let number = course_process_descriptor(pid)
        ending = number >= 0 ? Descriptor(owning: number) : nil
        let limit = launch.limits.output
        self.output = Stream(descriptor: output, capture: Capture(limit: limit, keeping: launch.keeping))
        self.errors = Stream(descriptor: errors, capture: Capture(limit: limit, keeping: launch.keeping))
        status = launch.status.map { Stream(descriptor: $0, capture: Capture(limit: 4096, keeping: .start)) }
        for descriptor in [output, errors, launch.status].compactMap(\.self) {
            _ = fcntl(descriptor.number, F_SETFL, O_NONBLOCK)
        }
    }

    mutating func run() -> ProcessEnd {
        var late = false
        while course_has_ended(pid) == 0 {
            if !late, ContinuousClock.now >= life.state.withLock({ $0.work.deadline }) {
                late = true
                kill(-pid, SIGKILL)
            }
            waitForNews(late: late)
            read()
        }
        // Kills the processes that remain in the child's group. The child has ended but still has its process id, so no
        // other process group can have the same number.
        let (stopped, began) = life.state.withLock { state in
            kill(-pid, SIGKILL)
            state.pid = nil
            return (state.stopped, state.work.began)
        }
        let elapsed = ContinuousClock.now - began
        var code: Int32 = -1
        var signal: Int32 = 0
        _ = course_reap(pid, &code, &signal)
        read()
        let inside = SandboxStatus(status?.capture.text ?? "")
        reapInside(inside)

        var cause: ProcessEnd.Cause
        if late {
            cause = .exceeded(.wallTime)
        } else if !stopped, launch.group?.hasMetItsLimit == true {
            // The kernel may have killed a process of the child instead of the child itself.
            cause = .exceeded(.memory)
        } else if signal != 0 {
            cause = stopped && signal == SIGKILL ? .stopped : named(signal, after: elapsed)
        } else if status == nil {
            cause = .exited(code)
        } else if let code = inside.exitCode {
            // Like a shell, bubblewrap reports a signal as 128 plus its number.
            cause = code > 128 ? named(code - 128, after: elapsed) : .exited(code)
        } else {
            cause = .neverStarted
        }
        return ProcessEnd(cause: cause, output: output.capture.text, errors: errors.capture.text)
    }

    /// The reason why a signal killed the child. If the signal means that the child exceeded a limit, the result is
    /// that limit.
    private func named(_ signal: Int32, after elapsed: Duration) -> ProcessEnd.Cause {
        switch signal {
        case SIGXCPU: .exceeded(.cpuTime)
        case SIGXFSZ: .exceeded(.fileSize)
        // The course did not send this SIGKILL, and no child process can send a SIGKILL. Either the child reached the
        // limit on processor time, or something else on the machine killed the child. An earlier check has shown that
        // the control group did not reach its memory limit.
        case SIGKILL:
            hasTimeLimit && elapsed >= .seconds(launch.limits.cpuSeconds) ? .exceeded(.cpuTime) : .killed
        default: .signalled(signal)
        }
    }

    private var hasTimeLimit: Bool { launch.limits.cpuSeconds > 0 }

    /// Waits for the end of bubblewrap's process with the id 1, which is now a child of this process. Kills
    /// bubblewrap's process with the id 1, if the process still runs.
    private func reapInside(_ status: SandboxStatus) {
        guard let pid = status.processID else { return }
        var code: Int32 = 0
        let found = waitpid(pid, &code, WNOHANG)
        guard found == 0 else { return }
        kill(pid, SIGKILL)
        while waitpid(pid, &code, 0) < 0, errno == EINTR {}
    }

    private mutating func waitForNews(late: Bool) {
        let open = [ending, output.descriptor, errors.descriptor, status?.descriptor].compactMap(\.self)
        var polls = open.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
        // Without a process descriptor, the thread has to ask again and again whether the child has ended. Each wait
        // takes at most a second, because the deadline can move to an earlier time.
        var wait = ending == nil ? 0.01 : 1
        let deadline = life.state.withLock { $0.work.deadline }
        if !late { wait = min(wait, max(0, (deadline - .now) / .seconds(1)) + 0.001) }
        poll(&polls, nfds_t(polls.count), Int32(wait * 1000))
    }

    private mutating func read() {
        Self.read(&output)
        Self.read(&errors)
        if var stream = status {
            Self.read(&stream)
            status = stream
        }
    }

    /// Reads the output that the child has written so far. If the output is too long, only a part of the output is
    /// kept.
    private static func read(_ stream: inout Stream) {
        guard let descriptor = stream.descriptor else { return }
        var chunk = [UInt8](repeating: 0, count: 16 << 10)
        for _ in 0..<16 {  // every sixteen reads, the deadline is checked
            let count = Glibc.read(descriptor.number, &chunk, chunk.count)
            if count > 0 {
                stream.capture.append(chunk.prefix(count))
            } else if count == 0 {
                stream.descriptor = nil
                return
            } else if errno != EINTR {
                return
            }
        }
    }
}
