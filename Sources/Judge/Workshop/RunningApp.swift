import Wire

/// One process that runs an answer, connected by a channel.
///
/// The app's process ends when the `RunningApp` is released. Only messages on the channel are trustworthy, because the
/// answer can print any text and exit with any status.
public final class RunningApp {
    public let channel: MessageChannel
    private let child: Child
    private let app: BuiltApp
    private let limits: Limits
    private let core: SharedCore?
    private var work: Cancellation?

    init(channel: MessageChannel, child: Child, app: BuiltApp, limits: Limits, core: SharedCore?) {
        self.core = core
        self.channel = channel
        self.child = child
        self.app = app
        self.limits = limits
    }

    deinit {
        child.stopAndWait()
    }

    /// True if the same process may serve the next run.
    public var mayStay: Bool { app.mayStay }

    /// Starts a run and its limit on real time.
    public func begin() {
        child.begin(within: limits.wallSeconds)
    }

    /// Runs a conversation on the same core as the app, so that the two take turns without delay (`decisions/0075`).
    public func alongside<Result, Fault: Error>(
        _ conversation: () throws(Fault) -> Result
    ) throws(Fault) -> Result {
        if let core { try core.seated(conversation) } else { try conversation() }
    }

    /// Waits for the app's first reply, and moves the app's process to the core of the calling thread. Returns false if
    /// no reply comes in time.
    public func awaitFirstAnswer() -> Bool {
        core?.meetHost() ?? true
    }

    /// Ends a run. A process that can serve more runs waits for up to a day, or until the `RunningApp` is released.
    public func rest() {
        child.begin(within: 24 * 3600)
    }

    public func kill() {
        child.stop()
    }

    /// Stops the app when the caller cancels the work.
    public func end(with work: Cancellation) {
        self.work = work
        work.cover(child.life)
    }

    /// True if the work that this app serves was canceled.
    public var wasGivenUp: Bool { work?.isCancelled ?? false }

    /// Call `finishAfterHangingUp` after the app's process has closed its end of the channel. If the app still runs
    /// after a second, `finishAfterHangingUp` stops the app.
    public func finishAfterHangingUp() -> ProcessEnd {
        if let end = child.wait(atMost: 1) { return end }
        child.stop()
        return child.wait()
    }

    /// Waits until the app has ended, and returns the exit status and the output. Send `bye` or call `kill()` before
    /// `finish`; otherwise `finish` waits until the app's time limit.
    public func finish() -> ProcessEnd {
        child.wait()
    }
}
