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
public struct HostedApp: AppUnderTest {
    private let app: RunningApp

    public init(_ app: RunningApp) {
        self.app = app
    }

    public func exchange(_ frame: RefereeFrame) throws(WireFault) -> HostFrame {
        // Each conversation has a key of its own, and so has each copy of a host that plays encores.
        if case .hello = frame { try KeyedSeal.offer(over: app.channel) }
        try app.channel.send(frame)
        return try app.channel.receive(HostFrame.self)
    }

    public func outcome(after fault: WireFault) throws(MachineFault) -> RunOutcome {
        switch fault {
        case .malformed, .oversized, .forged:
            app.kill()
            return .brokeProtocol(fault.inWords)
        case .timedOut:
            app.kill()
            return .exceeded(.wallTime)
        case .closed:
            return try outcome(of: app.finishAfterHangingUp())
        }
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

    /// The host's last words when its socket is gone.
    private static let hostWords = "course-host: the conversation with the referee broke"

    public func close() {
        // If even the goodbye fails, the app is stopped. Its run is over and recorded either way.
        do throws(WireFault) { try app.channel.send(RefereeFrame.bye) } catch { app.kill() }
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

extension WireFault {
    var inWords: String {
        switch self {
        case .closed: "the conversation was closed"
        case .timedOut: "no answer came in time"
        case .oversized(let size): "a message of \(size) bytes is longer than any honest one"
        case .forged: "a message did not come from the course's own code in the app"
        case .malformed: "a message could not be read"
        }
    }
}
