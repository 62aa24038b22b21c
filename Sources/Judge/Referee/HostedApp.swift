import Seal
import VirtualTime
import Wire
import Workshop

/// An app that the referee runs.
public protocol AppUnderTest {
    /// Sends one message and waits for its reply.
    func exchange(_ message: RefereeMessage) throws(WireFault) -> HostMessage

    /// The outcome of a run whose connection to the app's process broke.
    func outcome(after fault: WireFault) throws(MachineFault) -> RunOutcome

    /// Ends the app after the last line of the scenario.
    func close()
}

/// A real app in a separate process, in the sandbox.
public final class HostedApp: AppUnderTest {
    private let app: RunningApp
    /// Before the first reply, the app's process starts and loads the answer.
    private var hasGreeted = false

    public init(_ app: RunningApp) {
        self.app = app
    }

    public func exchange(_ message: RefereeMessage) throws(WireFault) -> HostMessage {
        let isFirst = if case .hello = message { true } else { false }
        if isFirst { app.begin() }
        let answer = try SealedConversation(over: app.channel).exchange(message) { () throws(WireFault) in
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
            // The app exceeds the limit on text if the events of one instant do not fit into a message.
            return .exceeded(.text)
        case .exited where end.errors.contains(Self.hostWords):
            return .brokeProtocol("the app closed its connection to the course")
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
            return .brokeProtocol("the app closed its connection to the course")
        case .neverStarted:
            throw MachineFault(
                .sandboxUnavailable, "The course could not start the app in the sandbox: \(end.errors)",
                remedy: "Run `course doctor` to see what this machine lacks.")
        }
    }

    /// The error of a program that fails before the answer's code runs: the host, its library loader or the sandbox.
    /// An undefined symbol is the answer's fault: the answer uses something that the engine lacks.
    private static func refusal(in errors: String) -> Substring? {
        errors.split(separator: "\n").last { line in
            ["course-host: ", "prlimit: ", "bwrap: "].contains { line.contains($0) }
                && !line.contains("undefined symbol: ")
        }
    }

    private static func fault(_ words: Substring) -> MachineFault {
        MachineFault(
            .processStart, "The app's host failed before the app was on screen: \(words)",
            remedy: "Try again. If the host fails again, run `course doctor` to see what this machine lacks.")
    }

    /// The last message of an app's process whose socket has closed.
    private static let hostWords = "course-host: the conversation with the referee broke"

    public func close() {
        // If the last message cannot be sent, this function kills the app's process. The run is complete and recorded
        // before the app's process gets its last message, so stopping the app loses no result.
        let goodbye: RefereeMessage = app.mayStay ? .again : .bye
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
