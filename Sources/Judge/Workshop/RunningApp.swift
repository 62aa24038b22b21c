import Wire

/// One app host that runs an answer, connected by a channel.
///
/// The host is stopped when this value is released. The caller trusts only the channel, because an answer can print
/// anything and exit with any status.
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

    /// Waits for the app's first reply and moves the app's host to the core of the calling thread. Returns false if no
    /// reply comes in time.
    public func awaitFirstAnswer() -> Bool {
        core?.meetHost() ?? true
    }

    /// Ends a run. A host that can serve another run waits for up to a day while this value lives.
    public func rest() {
        child.begin(within: 24 * 3600)
    }

    public func kill() {
        child.stop()
    }

    /// Stops the app when this work is canceled.
    public func end(with work: Cancellation) {
        self.work = work
        work.cover(child.life)
    }

    /// True if the work that this app serves was canceled.
    public var wasGivenUp: Bool { work?.isCancelled ?? false }

    /// Call `finishAfterHangingUp` after the app closed its end of the channel. `finishAfterHangingUp` stops an app
    /// that still runs.
    public func finishAfterHangingUp() -> ProcessEnd {
        if let end = child.wait(atMost: 1) { return end }
        child.stop()
        return child.wait()
    }

    /// Waits until the app has ended, and returns how it ended. Before `finish`, send `bye` or call `kill()`; otherwise
    /// the app runs until its time limit.
    public func finish() -> ProcessEnd {
        child.wait()
    }
}
