import Curriculum
import Foundation
import Scenario
import Synchronization
import Testing
import Verification
import Workshop

@testable import Classroom

@Suite struct `In a classroom` {
    let submissions: Submissions

    init() throws { submissions = try Submissions() }

    @Test func `every student has a result for each exercise, ordered by name and number`() throws {
        try submissions.hand(in: "solution", as: "zoe/Picture.swift")
        try submissions.hand(in: "solution", as: "zoe/Search.swift")
        try submissions.hand(in: "wrong", as: "anna/Search.swift")
        let lines = try Classroom.of([.search, .picture]).lines(submissions.intake(), submissions.journal())
        #expect(
            lines == [
                "anna changing-picture missing", "anna search-field notPassed",
                "zoe changing-picture passed", "zoe search-field passed",
            ])
    }

    @Test func `the gradebook is identical for any number of jobs`() throws {
        for number in 0..<40 {
            try submissions.hand(in: "answer \(number % 7)", as: "student\(number)/Picture.swift")
        }
        var texts: Set<[[UInt8]]> = []
        for jobs in [1, 2, 7] {
            let ending = try Classroom.of(jobs: jobs).grade(
                submissions.intake(), journal: submissions.journal(fresh: true))
            guard case .finished(let book) = ending else { throw CancellationError() }
            texts.insert(try Formats.all().flatMap { try $0.files(of: book) }.map { try $0.bytes })
        }
        #expect(texts.count == 1)
    }

    @Test func `grading continues after an interruption without repeating work`() throws {
        for name in ["a", "b", "c", "d"] {
            try submissions.hand(in: "by \(name)", as: "\(name)/Picture.swift")
        }
        let first = FakeJudge()
        do {
            let ending = try Classroom.of(jobs: 1, judge: first).grade(
                submissions.intake(), journal: submissions.journal(),
                isInterrupted: { first.judged.count == 2 })
            guard case .interrupted(2, 4) = ending else {
                Issue.record("\(ending)")
                return
            }
        }
        let second = FakeJudge()
        let lines = try Classroom.of(jobs: 1, judge: second).lines(
            submissions.intake(), submissions.journal())
        #expect(first.judged == ["by a", "by b"])
        #expect(second.judged == ["by c", "by d"])
        #expect(lines.count == 4)
    }

    @Test func `an interruption does not wait for a slow answer`() throws {
        try submissions.hand(in: "slow", as: "a/Picture.swift")
        let hasBegun = Mutex(false)
        let mayEnd = DispatchSemaphore(value: 0)
        defer { mayEnd.signal() }
        let classroom = Classroom(
            exercises: [.picture], conditions: Conditions(course: "1", compiler: "", seeds: 1)
        ) { _, _ in
            hasBegun.withLock { $0 = true }
            mayEnd.wait()
            return Grade(.passed, "")
        }
        let ending = try classroom.grade(
            submissions.intake(), journal: submissions.journal(),
            isInterrupted: { hasBegun.withLock(\.self) },
            patience: .zero)
        guard case .interrupted(0, 1) = ending else {
            Issue.record("\(ending)")
            return
        }
    }

    @Test func `a changed answer, seed or exercise version is graded again`() throws {
        try submissions.hand(in: "one", as: "anna/Picture.swift")
        let judge = FakeJudge()
        func grade(_ exercise: Exercise = .picture, seed: RunSeed = 1) throws {
            _ = try Classroom.of([exercise], seed: seed, judge: judge).lines(
                submissions.intake(), submissions.journal())
        }
        try grade()
        try grade()
        #expect(judge.judged.count == 1)
        try grade(seed: 2)
        #expect(judge.judged.count == 2)
        try submissions.hand(in: "two", as: "anna/Picture.swift")
        try grade()
        #expect(judge.judged.count == 3)
    }

    @Test func `identical answers of two students are graded once`() throws {
        try submissions.hand(in: "same", as: "anna/Picture.swift")
        try submissions.hand(in: "same", as: "ben/Picture.swift")
        let judge = FakeJudge()
        let lines = try Classroom.of(jobs: 1, judge: judge).lines(submissions.intake(), submissions.journal())
        #expect(judge.judged == ["same"])
        #expect(lines == ["anna changing-picture notPassed", "ben changing-picture notPassed"])
    }

    // MARK: - Faults

    static let broken = VerificationFault.machine(MachineFault(.processStart, "No process.", remedy: "Wait."))

    @Test func `a judge's failure on one answer does not affect the others`() throws {
        try submissions.hand(in: "hostile", as: "anna/Picture.swift")
        try submissions.hand(in: "solution", as: "ben/Picture.swift")
        let judge = FakeJudge(faults: ["hostile": Self.broken])
        let lines = try Classroom.of(judge: judge).lines(submissions.intake(), submissions.journal())
        #expect(lines == ["anna changing-picture notMarked", "ben changing-picture passed"])

        // The next run grades the answer that has no grade yet.
        let healed = FakeJudge()
        _ = try Classroom.of(judge: healed).lines(submissions.intake(), submissions.journal())
        #expect(healed.judged == ["hostile"])
    }

    @Test func `answers that failed because of the machine are graded again, one at a time`() throws {
        for name in ["a", "b", "c", "d", "e", "f"] {
            try submissions.hand(in: "by \(name)", as: "\(name)/Picture.swift")
        }
        struct Count { var running = 0, tries: [String: Int] = [:], beside: [Int] = [] }
        let count = Mutex(Count())
        let classroom = Classroom(
            exercises: [.picture], conditions: Conditions(course: "1", compiler: "", seeds: 1), jobs: 4
        ) { _, answer throws(VerificationFault) in
            let text = String(decoding: answer, as: UTF8.self)
            let isAgain = count.withLock { count in
                count.running += 1
                count.tries[text, default: 0] += 1
                return count.tries[text] == 2
            }
            usleep(20_000)
            count.withLock { count in
                if isAgain { count.beside.append(count.running) }
                count.running -= 1
            }
            if !isAgain, text < "by d" { throw Self.broken }
            return Grade(.passed, "", score: 100)
        }
        let lines = try classroom.lines(submissions.intake(), submissions.journal())
        #expect(lines.count { $0.hasSuffix("passed") } == 6)
        #expect(count.withLock(\.beside) == [1, 1, 1])
    }

    @Test func `grading stops on a machine that cannot grade the solution`() throws {
        try submissions.hand(in: "good", as: "anna/Picture.swift")
        let judge = FakeJudge(faults: ["good": Self.broken, "solution": Self.broken])
        #expect(throws: ClassroomFault.machine(MachineFault(.processStart, "No process.", remedy: "Wait."))) {
            try Classroom.of(judge: judge).lines(submissions.intake(), submissions.journal())
        }
    }
}
