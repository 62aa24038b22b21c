import Classroom
import Curriculum
import Essentials
import Scenario
import Site
import Synchronization
import Verification
import Wire
import Workshop

/// Grades answers in child processes. Each process grades one answer at a time, so a crash affects only one answer.
final class GradingPool: Sendable {
    /// The time limit for grading one answer, in seconds; the limits of a single run are much shorter.
    private static let patience = 300.0
    /// A process ends after grading `mostAnswers` answers, so that memory leaks cannot add up.
    private static let mostAnswers = 50

    /// Only one thread uses a process at a time, because a working process is not in the pool.
    private final class Process: @unchecked Sendable {
        let assistant: Assistant
        var answers = 0

        init(_ words: [String], patience: Double) throws(MachineFault) {
            assistant = try Assistant.start(words, patience: patience)
        }
    }

    private enum Result {
        case replied(GradingReply)
        case overLimit(String)
        case died(String)
    }

    private let seeds: [String]
    private let stories: Int
    /// The closure that stores an exhibit for the pages of the class.
    private let keep: @Sendable (Exercise, [UInt8], Exhibit) -> Void
    private let idle = Mutex<[Process]>([])

    /// The command line of each process.
    private let words: [String]

    /// - Parameters:
    ///   - stories: the number of invented stories for each answer that passes.
    ///   - hidden: the folder of hidden scenarios.
    ///   - keep: the closure that stores the exhibit of each graded answer; several threads call the closure.
    init(
        seeds: Seeds, stories: Int = 0, hidden: String? = nil, isSandboxed: Bool = true,
        keep: @escaping @Sendable (Exercise, [UInt8], Exhibit) -> Void = { _, _, _ in }
    ) {
        self.keep = keep
        self.seeds = seeds.all.map(\.revealed)
        self.stories = stories
        words = GradingService.words(hidden: hidden, isSandboxed: isSandboxed)
    }

    /// Grades the answer; if the answer passes, also runs invented stories. Faults in invented stories do not change
    /// the score.
    func judge(_ exercise: Exercise, _ answer: [UInt8]) throws(VerificationFault) -> Grade {
        var grade = try grade(exercise, answer)
        guard stories > 0, grade.outcome == .passed, exercise.kind.answer == .app else { return grade }
        let order = GradingOrder(
            exercise: exercise.id, seeds: seeds, answer: Data(answer), stories: stories)
        grade.explored =
            switch try attempt(order, isFresh: false) {
            case .replied(.explored(let opinion)): opinion
            case .replied(let reply): SecondOpinion(stories: 0, obstacle: reply.obstacle)
            case .overLimit(let cost):
                SecondOpinion(stories: 0, obstacle: "Exploring the answer took \(cost) than allowed.")
            case .died(let words): SecondOpinion(stories: 0, obstacle: words)
            }
        return grade
    }

    /// If a process sends no reply, an earlier answer may have damaged the process. A second process grades the answer
    /// again, and only the second grade counts.
    private func grade(_ exercise: Exercise, _ answer: [UInt8]) throws(VerificationFault) -> Grade {
        let order = GradingOrder(exercise: exercise.id, seeds: seeds, answer: Data(answer))
        var result = try attempt(order, isFresh: false)
        if case .replied = result {} else { result = try attempt(order, isFresh: true) }
        switch result {
        case .replied(let reply):
            let (grade, exhibit) = try reply.grade()
            if let exhibit { keep(exercise, answer, exhibit) }
            return grade
        case .overLimit(let cost):
            return Grade(.exceeded, "Grading the answer took \(cost) than allowed.")
        case .died(let words):
            throw .machine(
                MachineFault(
                    .killed, "The process that grades an answer ended early. \(words)",
                    remedy:
                        "If the machine has free memory, please report this fault of the course."
                ))
        }
    }

    private func attempt(_ order: GradingOrder, isFresh: Bool) throws(VerificationFault) -> Result {
        let known = isFresh ? nil : idle.withLock { $0.popLast() }
        let process = if let known { known } else { try start() }
        do throws(WireFault) {
            try process.assistant.channel.send(order)
            let reply = try process.assistant.channel.receive(GradingReply.self)
            process.answers += 1
            if process.answers < Self.mostAnswers { idle.withLock { $0.append(process) } }
            return .replied(reply)
        } catch {
            return Self.result(of: process, after: error)
        }
    }

    private func start() throws(VerificationFault) -> Process {
        do throws(MachineFault) {
            return try Process(
                words,
                patience: Self.patience * Double(seeds.count) + Double(stories)
                    * GradingService.secondsForStory)
        } catch { throw .machine(error) }
    }

    private static func result(of process: Process, after fault: WireFault) -> Result {
        if fault == .timedOut { return .overLimit("longer") }
        let end = process.assistant.end()
        if end.exceeded == .cpuTime { return .overLimit("longer") }
        // If memory runs out, Swift prints "failed to allocate" and C++ prints "bad_alloc". The text "ut of memory"
        // matches both "Out of memory" and "out of memory".
        let isOutOfMemory = ["failed to allocate", "bad_alloc", "ut of memory"].contains(
            where: end.errors.contains)
        if isOutOfMemory { return .overLimit("more memory") }
        return .died(String(end.errors.suffix(300)))
    }
}
