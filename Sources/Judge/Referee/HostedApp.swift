import Seal
import VirtualTime
import Wire
import Workshop

/// The referee's end of a running app.
public protocol AppUnderTest {
    /// Says one frame and waits for its answer.
    func exchange(_ frame: RefereeFrame) throws(WireFault) -> HostFrame

    /// How the app ended, after a fault in the conversation.
    func outcome(after fault: WireFault) throws(MachineFault) -> RunOutcome

    /// Ends the app after the last line of the scenario.
    func close()
}

/// A real app in its own process, behind the wall.
public final class HostedApp: AppUnderTest {
    private let app: RunningApp
    /// Until then the host has had to start, and to open the answer.
    private var hasGreeted = false

    public init(_ app: RunningApp) {
        self.app = app
    }

    public func exchange(_ frame: RefereeFrame) throws(WireFault) -> HostFrame {
        let isFirst = if case .hello = frame { true } else { false }
        if isFirst { app.begin() }
        let answer = try SealedConversation(over: app.channel).exchange(frame) { () throws(WireFault) in
            guard !isFirst || app.awaitFirstAnswer() else { throw .timedOut }
        }
        hasGreeted = true
        return answer
    }

    public func outcome(after fault: WireFault) throws(MachineFault) -> RunOutcome {
        guard let outcome = fault.outcome else { return try outcome(of: app.finishAfterHangingUp()) }
        app.kill()
        return outcome
    }

    private func outcome(of end: ProcessEnd) throws(MachineFault) -> RunOutcome {
        if app.wasGivenUp { return .exceeded(.wallTime) }
        switch end.cause {
        case .exited where end.errors.contains(Self.hostWords + ": oversized"):
            // The engine had more to tell of one moment than fits into a frame.
            return .exceeded(.text)
        case .exited where end.errors.contains(Self.hostWords):
            return .brokeProtocol("the app closed its side of the conversation")
        case .exited(let status):
            if !hasGreeted, let words = Self.refusal(in: end.errors) { throw Self.fault(words) }
            return .exited(status: status)
        case .signalled(let signal):
            let crash = CrashReport(end.errors)
            if crash.isOutOfMemory { return .exceeded(.memory) }
            return .crashed(signal: signal, message: crash.message, location: crash.location)
        case .exceeded(let limit):
            return .exceeded(limit.reached)
        case .killed:
            throw .killed
        case .stopped:
            return .brokeProtocol("the app closed its side of the conversation")
        case .neverStarted:
            throw MachineFault(
                .wallUnavailable, "The app could not be started behind the wall: \(end.errors)",
                remedy: "Run `course doctor` to see what this machine lacks.")
        }
    }

    /// What a program says that gives up before it has let any of the answer's code show: the host, the loader of its
    /// libraries, or the wall. That an answer asks for a symbol which the engine lacks is the answer's own doing.
    private static func refusal(in errors: String) -> Substring? {
        errors.split(separator: "\n").last { line in
            ["course-host: ", "prlimit: ", "bwrap: "].contains { line.contains($0) }
                && !line.contains("undefined symbol: ")
        }
    }

    private static func fault(_ words: Substring) -> MachineFault {
        MachineFault(
            .processStart, "The app's host gave up before the app was on screen: \(words)",
            remedy: "Try again; if it stays, run `course doctor` to see what this machine lacks.")
    }

    /// The host's last words when its socket is gone.
    private static let hostWords = "course-host: the conversation with the referee broke"

    public func close() {
        // If even the goodbye fails, the app is stopped. Its run is over and recorded either way.
        let goodbye: RefereeFrame = app.mayStay ? .again : .bye
        do throws(WireFault) { try app.channel.send(goodbye) } catch { app.kill() }
        app.rest()
    }
}

extension Limit {
    fileprivate var reached: RunOutcome.Limit {
        switch self {
        case .cpuTime: .processorTime
        case .wallTime: .wallTime
        case .memory: .memory
        case .fileSize: .output
        }
    }
}
