import Wire

/// One app host that runs an answer, at the other end of a channel.
///
/// The host is stopped when this value goes away. Judge an answer by the channel, not by what it prints or exits with.
public final class RunningApp {
    public let channel: FrameChannel
    private let child: Child
    private let app: BuiltApp
    private let limits: Limits
    private let core: SharedCore?
    private var work: Cancellation?

    init(channel: FrameChannel, child: Child, app: BuiltApp, limits: Limits, core: SharedCore?) {
        self.core = core
        self.channel = channel
        self.child = child
        self.app = app
        self.limits = limits
    }

    deinit {
        child.stopAndWait()
    }

    /// The next conversation may be held with the same process.
    public var mayStay: Bool { app.mayStay }

    /// A conversation begins, and with it the limit on real time.
    public func begin() {
        child.begin(within: limits.wallSeconds)
    }

    /// Has a conversation on one core with the app, so that their turns follow each other at once (`decisions/0075`).
    public func alongside<Result, Fault: Error>(
        _ conversation: () throws(Fault) -> Result
    ) throws(Fault) -> Result {
        if let core { try core.seated(conversation) } else { try conversation() }
    }

    /// Waits for the app's first answer; from then on it is alongside. False if none came in the time that it has.
    public func awaitFirstAnswer() -> Bool {
        core?.meetHost() ?? true
    }

    /// The conversation is over. A host that waits for another one may wait for as long as this value lives.
    public func rest() {
        child.begin(within: 24 * 3600)
    }

    public func kill() {
        child.stop()
    }

    /// From now on the app is stopped when this work is canceled.
    public func end(with work: Cancellation) {
        self.work = work
        work.cover(child.life)
    }

    /// The work that this app is for was canceled.
    public var wasGivenUp: Bool { work?.isCancelled ?? false }

    /// How the app ended, after it closed its side of the channel. An app that keeps running is stopped.
    public func finishAfterHangingUp() -> ProcessEnd {
        if let end = child.wait(atMost: 1) { return end }
        child.stop()
        return child.wait()
    }

    /// Waits until the app has ended, and returns how. Send `bye` or call `kill()` first; otherwise the time limit ends it.
    public func finish() -> ProcessEnd {
        child.wait()
    }
}
