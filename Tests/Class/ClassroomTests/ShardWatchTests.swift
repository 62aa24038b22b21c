import Foundation
import Testing

@testable import Classroom

@Suite struct `Shards on other machines` {
    let submissions: Submissions

    init() throws {
        submissions = try Submissions()
        for number in 0..<6 {
            try submissions.hand(in: "answer \(number % 5)", as: "s\(number)/Picture.swift")
        }
        try submissions.hand(in: "", as: "nothing/notes.txt")
    }

    private func folder(_ name: String) throws -> ResultsFolder {
        try ResultsFolder("\(submissions.folder)/\(name)")
    }

    private func grade(
        _ shard: String, into name: String, judge: FakeJudge = FakeJudge(), knowing: String? = nil
    ) throws {
        let journal = try Journal(in: folder(name), knowing: knowing)
        _ = try Classroom.of(judge: judge).grade(submissions.intake(), journal: journal, shard: Shard(shard))
    }

    @Test func `report each answer once, even identical ones`() throws {
        let outlook = try Classroom.of().outlook(on: submissions.intake(), submissions.journal())
        #expect(outlook.count == 5)
        let watch = ShardWatch(outlook)
        let folders = try (1...3).map { try folder("shard\($0)").path }
        #expect(watch.look(into: folders).isEmpty)
        var reports: [String] = []
        for number in 1...3 {
            try grade("\(number)/3", into: "shard\(number)")
            reports += watch.look(into: folders).map { "\($0.done) of \($0.total) \($0.student.name)" }
            #expect(watch.look(into: folders).isEmpty)
        }
        #expect(reports.count == 6)
        #expect(reports.last?.hasPrefix("7 of 7 ") == true)
    }

    @Test func `leave nothing to grade after their journals are copied`() throws {
        try grade("1/2", into: "one")
        try grade("2/2", into: "two")
        let journal = try submissions.journal()
        for name in ["one", "two", "none"] { try journal.takeOver(folder(name).path) }
        #expect(try journal.count == 5)
        #expect(try Classroom.of().outlook(on: submissions.intake(), journal).count == 0)
    }

    @Test func `do not grade answers whose grades another folder has`() throws {
        try grade("1/1", into: "before")
        try submissions.hand(in: "new", as: "late/Picture.swift")
        let judge = FakeJudge()
        try grade("1/1", into: "after", judge: judge, knowing: folder("before").path)
        #expect(judge.judged == ["new"])
    }

    @Test func `have a fingerprint of their submissions and their seed`() throws {
        func fingerprint(seed: UInt64 = 1) throws -> String {
            try Classroom.of(seed: .init(seed)).outlook(on: submissions.intake(), submissions.journal())
                .fingerprint
        }
        let first = try fingerprint()
        #expect(try fingerprint() == first)
        #expect(try fingerprint(seed: 2) != first)
        try submissions.hand(in: "changed", as: "s0/Picture.swift")
        #expect(try fingerprint() != first)
    }

    @Test(arguments: [
        (1, 1.0, 1, 1), (90, 1.0, 1, 2), (91, 1.0, 2, 2), (1_000_000, 1.0, 1, 1000), (0, 1.0, 1, 0),
    ])
    func `have about 45 seconds of work each`(answers: Int, seconds: Double, jobs: Int, count: Int) {
        #expect(ChunkPlan(answers: answers, seconds: seconds, jobs: jobs).count == count)
    }
}
