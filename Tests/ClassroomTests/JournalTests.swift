import Curriculum
import Foundation
import Testing

@testable import Classroom

@Suite struct `In a journal` {
    let submissions: Submissions
    let assignment = Assignment(student: Student("anna"), exercise: .picture)
    let grade = Grade(.notPassed, "40 of 100 points.", score: 40)

    init() throws { submissions = try Submissions() }

    private var file: String { "\(submissions.folder)/out/journal.jsonl" }

    private func append(_ text: String) throws {
        let handle = try #require(FileHandle(forWritingAtPath: file))
        try handle.seekToEnd()
        try handle.write(contentsOf: Data(text.utf8))
        try handle.close()
    }

    @Test func `the number of stories is a part of what a grade is kept by`() {
        let keys = [0, 500, 1000].map { stories in
            Conditions(course: "1", compiler: "swift", seed: 1, stories: stories).key(
                .picture, Digest(of: Array("answer".utf8)))
        }
        #expect(Set(keys).count == 3)
    }

    @Test func `what was recorded is there for the next run`() throws {
        try submissions.journal().record(grade, as: "key", for: assignment)
        #expect(try submissions.journal()["key"] == grade)
        #expect(try submissions.journal(fresh: true).count == 0)
    }

    @Test func `a line that was cut short costs only itself`() throws {
        try submissions.journal().record(grade, as: "one", for: assignment)
        try append(#"{"version":1,"key":"two","gra"#)
        try submissions.journal().record(grade, as: "three", for: assignment)
        let journal = try submissions.journal()
        #expect(journal.count == 2)
        #expect(journal["one"] == grade && journal["three"] == grade)
    }

    @Test func `lines of another version and lines that are none are passed over`() throws {
        try submissions.journal().record(grade, as: "one", for: assignment)
        try append("nonsense\n{\"version\":99}\n\n")
        #expect(try submissions.journal().count == 1)
    }

    @Test func `two runs never write to the same results`() throws {
        let journal = try submissions.journal()
        let fault = #expect(throws: ClassroomFault.self) { try submissions.journal() }
        #expect(fault?.description.hasPrefix("Another `course grade` is writing to") == true)
        #expect(journal.count == 0)
    }

    @Test func `a link in the journal's place is not followed`() throws {
        _ = try submissions.results()
        try FileManager.default.createSymbolicLink(
            atPath: file, withDestinationPath: "\(submissions.folder)/other")
        #expect(throws: ClassroomFault.self) { try submissions.journal() }
        #expect(!FileManager.default.fileExists(atPath: "\(submissions.folder)/other"))
    }

    @Test func `results replace what was there, as a whole`() throws {
        let results = try submissions.results()
        try results.write("first, and longer", as: "results.csv")
        try results.write("second", as: "results.csv")
        #expect(try String(contentsOfFile: results.path(of: "results.csv"), encoding: .utf8) == "second")
        #expect(try FileManager.default.contentsOfDirectory(atPath: results.path) == ["results.csv"])
    }
}
