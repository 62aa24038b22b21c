import Classroom
import CommandLine
import CommandOutput
import Foundation
import Scenario
import Study
import Verification
import Wire
import Workshop

/// `course mark-answers`: what `course grade` starts itself as, to mark answers one after the other.
///
/// What an app says about itself is read and judged here, so its cost falls on this process, which has
/// its own limits, and not on the class.
package enum GradingService {
    static let name = "mark-answers"

    package static let definition = Command(
        name, summary: "mark the answers that come over descriptor 3; `course grade` starts this",
        options: [GradeOptions.hidden, GradeOptions.noSandbox], run: run)

    /// How it is started.
    static func words(hidden: String?, isWalled: Bool) -> [String] {
        [name] + (hidden.map { ["--\(GradeOptions.hidden.name)", $0] } ?? [])
            + (isWalled ? [] : ["--\(GradeOptions.noSandbox.name)"])
    }

    /// For one answer, beside what its own children use.
    private static let processorSeconds: UInt64 = 60
    private static let memory: UInt64 = 3 << 30
    /// Of the processor, beside that, for each story. A hundredth of it is enough for a plain screen.
    static let secondsForStory = 1.0

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        var facts = stat()
        guard fstat(3, &facts) == 0, facts.st_mode & S_IFMT == S_IFSOCK else {
            throw UsageError("\(name) is for `course grade`, which starts it itself")
        }
        let channel = FrameChannel(owning: 3)
        let library = try Library.open()
        let isWalled = !arguments[GradeOptions.noSandbox]
        let environment = ProcessInfo.processInfo.environment
        let workshop = try Workshop.locate(
            environment: environment, isForStrangers: true, wall: isWalled ? nil : Wall.none)
        let hidden = try arguments[GradeOptions.hidden].map { folder in
            try HiddenScenarios(folder) { word in try? library.exercise(word).id }
        }
        var desk = GradingDesk(library: library, workshop: workshop, hidden: hidden)
        limit(__rlimit_resource_t(RLIMIT_AS.rawValue), memory)
        while true {
            let order: GradingOrder
            // The other side has ended, or has no more answers.
            do throws(WireFault) { order = try channel.receive(GradingOrder.self) } catch { return .passed }
            let seconds =
                processorSeconds * UInt64(order.seeds.count)
                + UInt64(Double(order.stories ?? 0) * secondsForStory)
            limit(__rlimit_resource_t(RLIMIT_CPU.rawValue), processorSecondsUsed() + seconds)
            let reply = GradingReply { () throws(VerificationFault) in
                guard workshop.wall.stands || !isWalled else {
                    throw .machine(
                        MachineFault(
                            .wallUnavailable, "The wall around other people's code is gone.",
                            remedy: "Run course doctor to see what is missing."))
                }
                return try desk.reply(to: order)
            }
            try channel.send(reply)
        }
    }

    /// Only the soft limit: the children, whose own limits may be higher, can raise it again.
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
