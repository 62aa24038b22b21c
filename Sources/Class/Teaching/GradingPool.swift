import Classroom
import Curriculum
import Foundation
import Scenario
import Site
import Synchronization
import Verification
import Wire
import Workshop

/// Processes that mark answers, each one answer at a time: what happens to a process happens to one answer only.
final class GradingPool: Sendable {
    /// Seconds for one answer. Its own limits end it long before.
    private static let patience = 300.0
    /// A process is replaced after so many, so that none grows old.
    private static let mostAnswers = 50

    /// In the hands of one thread at a time: it leaves the pool for as long as it works.
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
    /// What the pages of the class will show.
    private let keep: @Sendable (Exercise, [UInt8], Exhibit) -> Void
    private let idle = Mutex<[Process]>([])

    /// The first message to each process.
    private let words: [String]

    /// - Parameters:
    ///   - stories: how many are invented for an answer that passes.
    ///   - hidden: the folder of further scenarios.
    ///   - keep: called for each answer that was marked, from several threads.
    init(
        seeds: Seeds, stories: Int = 0, hidden: String? = nil, isWalled: Bool = true,
        keep: @escaping @Sendable (Exercise, [UInt8], Exhibit) -> Void = { _, _, _ in }
    ) {
        self.keep = keep
        self.seeds = seeds.all.map(\.revealed)
        self.stories = stories
        words = GradingService.words(hidden: hidden, isWalled: isWalled)
    }

    /// Grades the answer, and explores it if it passes. The explorer never changes a grade.
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
                SecondOpinion(stories: 0, obstacle: "Exploring it took \(cost) than an answer may.")
            case .died(let words): SecondOpinion(stories: 0, obstacle: words)
            }
        return grade
    }

    /// A process that ends over an answer proves nothing unless that answer was its first. So the answer is marked again,
    /// by a new one.
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
            return Grade(.exceeded, "Judging what it did took \(cost) than an answer may.")
        case .died(let words):
            throw .machine(
                MachineFault(
                    .killed, "The process that grades an answer broke off. \(words)",
                    remedy:
                        "If the machine has memory to spare, this is a mistake in the course; please report it."
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
        // Swift's words and C++'s.
        let isOutOfMemory = ["failed to allocate", "bad_alloc", "ut of memory"].contains(
            where: end.errors.contains)
        if isOutOfMemory { return .overLimit("more memory") }
        return .died(String(end.errors.suffix(300)))
    }
}
