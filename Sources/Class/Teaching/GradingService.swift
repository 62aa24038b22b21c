import Classroom
import CommandLine
import CommandOutput
import Essentials
import Scenario
import Study
import Verification
import Wire
import Workshop

/// `course mark-answers`: the child process of `course grade` that grades answers one after the other.
///
/// This child process reads the messages of students' apps. A hostile app can send messages that are
/// expensive to read, so this process has limits, and the app harms only its own grade.
package enum GradingService {
    static let name = "mark-answers"

    package static let definition = Command(
        name, summary: "grade the answers that arrive on descriptor 3 (`course grade` starts this command)",
        options: [GradeOptions.hidden, GradeOptions.noSandbox], run: run)

    static func words(hidden: String?, isSandboxed: Bool) -> [String] {
        [name] + (hidden.map { ["--\(GradeOptions.hidden.name)", $0] } ?? [])
            + (isSandboxed ? [] : ["--\(GradeOptions.noSandbox.name)"])
    }

    /// The limit for processor seconds per answer and seed; the seconds of child processes do not count.
    private static let processorSeconds: UInt64 = 60
    /// The limit for the child process's address space, in bytes.
    private static let memory: UInt64 = 3 << 30
    /// The additional processor seconds for each story. A story with a simple screen needs about 0.01 s of
    /// processor time.
    static let secondsForStory = 1.0

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        var facts = stat()
        guard fstat(3, &facts) == 0, facts.st_mode & S_IFMT == S_IFSOCK else {
            throw UsageError("only `course grade` can start \(name)")
        }
        let channel = MessageChannel(owning: 3)
        let library = try Library.open()
        let isSandboxed = !arguments[GradeOptions.noSandbox]
        let environment = ProcessInfo.processInfo.environment
        let workshop = try Workshop.locate(
            environment: environment, isForStrangers: true, sandbox: isSandboxed ? nil : Sandbox.none)
        let hidden = try arguments[GradeOptions.hidden].map { folder in
            try HiddenScenarios(folder) { word in try? library.exercise(word).id }
        }
        var desk = GradingDesk(library: library, workshop: workshop, hidden: hidden)
        limit(__rlimit_resource_t(RLIMIT_AS.rawValue), memory)
        while true {
            let order: GradingOrder
            // Receiving fails when `course grade` has no more answers, or has ended.
            do throws(WireFault) { order = try channel.receive(GradingOrder.self) } catch { return .passed }
            let seconds =
                processorSeconds * UInt64(order.seeds.count)
                + UInt64(Double(order.stories ?? 0) * secondsForStory)
            limit(__rlimit_resource_t(RLIMIT_CPU.rawValue), processorSecondsUsed() + seconds)
            let reply = GradingReply { () throws(VerificationFault) in
                guard workshop.sandbox.isolates || !isSandboxed else {
                    throw .machine(
                        MachineFault(
                            .sandboxUnavailable, "The sandbox around submissions no longer works.",
                            remedy: "Run `course doctor` to see what this machine lacks."))
                }
                return try desk.reply(to: order)
            }
            try channel.send(reply)
        }
    }

    /// Sets only the soft limit, because child processes may have to raise the limit again.
    private static func limit(_ resource: __rlimit_resource_t, _ value: UInt64) {
        var current = rlimit()
        guard getrlimit(resource, &current) == 0 else { return }
        current.rlim_cur = min(rlim_t(value), current.rlim_max)
        setrlimit(resource, &current)
    }

    private static func processorSecondsUsed() -> UInt64 {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return UInt64(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
    }
}
