import Curriculum
import Foundation
import Testing

@testable import Classroom

@Suite struct `The journal` {
    let submissions: Submissions
    let assignment = Assignment(student: Student("anna"), exercise: .picture, member: nil)
    let grade = Grade(.notPassed, "40 of 100 points.", score: 40)

    init() throws { submissions = try Submissions() }

    private var file: String { "\(submissions.folder)/out/journal.sqlite" }
    private var formerFile: String { "\(submissions.folder)/out/journal.jsonl" }

    @Test func `finds a grade by a key that includes the number of stories`() {
        let keys = [0, 500, 1000].map { stories in
            Conditions(course: "1", compiler: "swift", seeds: 1, stories: stories).key(
                .picture, Digest(of: Array("answer".utf8)))
        }
        #expect(Set(keys).count == 3)
    }

    @Test func `keeps recorded grades for the next run`() throws {
        try submissions.journal().record(grade, as: "key", for: assignment)
        #expect(try submissions.journal().grade("key") == grade)
        #expect(try submissions.journal(fresh: true).count == 0)
    }

    @Test func `copies the readable lines of the first version's journal`() throws {
        let key = try #require(Conditions.test.formerKey(.picture, Digest(of: Array("mine".utf8))))
        let line = #"{"version":1,"key":"\#(key)","student":"anna","exercise":"x","grade":"#
        let text = String(decoding: try JSONEncoder().encode(grade), as: UTF8.self)
        _ = try submissions.results()
        try "nonsense\n{\"version\":99}\n\n\(line)\(text)}\n\(line){\"outc".write(
            toFile: formerFile, atomically: false, encoding: .utf8)
        #expect(try submissions.journal().count == 1)
        try submissions.hand(in: "mine", as: "anna/Picture.swift")
        let judge = FakeJudge()
        let lines = try Classroom.of(judge: judge).lines(submissions.intake(), submissions.journal())
        #expect(lines == ["anna changing-picture notPassed"] && judge.judged.isEmpty)
    }

    @Test func `copies no grades of the first version for several seeds`() {
        var conditions = Conditions.test
        conditions.seeds = Seeds(1, count: 2)
        #expect(conditions.formerKey(.picture, Digest(of: [])) == nil)
    }

    @Test func `reports damage and the next step`() throws {
        try submissions.journal().record(grade, as: "one", for: assignment)
        try "this text is not a database, and it is long enough for SQLite to notice".write(
            toFile: file, atomically: false, encoding: .utf8)
        let fault = #expect(throws: ClassroomFault.self) { try submissions.journal() }
        #expect(fault?.description.contains("With --fresh") == true)
        #expect(try submissions.journal(fresh: true).count == 0)
    }

    @Test func `prevents two processes from writing to the same results`() throws {
        let journal = try submissions.journal()
        let fault = #expect(throws: ClassroomFault.self) { try submissions.journal() }
        #expect(fault?.description.hasPrefix("Another `course grade` is writing to") == true)
        #expect(try journal.count == 0)
    }

    @Test func `refuses a link with its file name`() throws {
        _ = try submissions.results()
        try FileManager.default.createSymbolicLink(
            atPath: file, withDestinationPath: "\(submissions.folder)/other")
        #expect(throws: ClassroomFault.self) { try submissions.journal() }
        #expect(!FileManager.default.fileExists(atPath: "\(submissions.folder)/other"))
    }

    @Test func `has a results folder that replaces a file as a whole`() throws {
        let results = try submissions.results()
        try results.write("first, and longer", as: "results.csv")
        try results.write("second", as: "results.csv")
        #expect(try String(contentsOfFile: results.path(of: "results.csv"), encoding: .utf8) == "second")
        #expect(try FileManager.default.contentsOfDirectory(atPath: results.path) == ["results.csv"])
    }
}
