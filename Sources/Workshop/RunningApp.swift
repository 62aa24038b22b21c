import Wire

/// One app host with an answer in it, on the other end of a channel.
///
/// It is stopped when it goes away. Whatever it says about itself is its own word: judge by the channel.
public final class RunningApp {
    public let channel: FrameChannel
    private let child: Child
    private let app: BuiltApp
    private var work: Cancellation?

    init(channel: FrameChannel, child: Child, app: BuiltApp) {
        self.channel = channel
        self.child = child
        self.app = app
    }

    deinit {
        child.stopAndWait()
    }

    public func kill() {
        child.stop()
    }

    /// From now on the app ends when this work is given up.
    public func end(with work: Cancellation) {
        self.work = work
        work.cover(child.life)
    }

    /// Somebody waited no longer.
    public var wasGivenUp: Bool { work?.isCancelled ?? false }

    /// How the app ended, when it has hung up: one that lives on has only closed its side, and is stopped.
    public func finishAfterHangingUp() -> ProcessEnd {
        if let end = child.wait(atMost: 1) { return end }
        child.stop()
        return child.wait()
    }

    /// Waits for the app to end and says how. Say `bye` or `kill()` first; the time limit ends it otherwise.
    public func finish() -> ProcessEnd {
        child.wait()
    }
}
