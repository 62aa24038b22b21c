import Curriculum
import Foundation
import Testing

@testable import Classroom

@Suite struct `In a roster` {
    let submissions: Submissions

    init() throws { submissions = try Submissions() }

    @Test func `students are the folders, in the order of their bytes`() throws {
        for name in ["zoe", "Émile", "anna", "Zed"] {
            try submissions.hand(in: "x", as: "\(name)/Picture.swift")
        }
        try submissions.hand(in: "x", as: "README.txt")
        try submissions.hand(in: "x", as: ".git/config")
        try submissions.hand(in: "x", as: "__MACOSX/x")
        let roster = try submissions.roster()
        #expect(roster.students.map(\.name) == ["Zed", "anna", "zoe", "Émile"])
        #expect(roster.looseFiles == ["README.txt"])
    }

    @Test func `the folder of results is no student`() throws {
        try submissions.hand(in: "x", as: "anna/Picture.swift")
        let results = try ResultsFolder("\(submissions.path)/results")
        #expect(try Roster(submissions.path, results: results).students.map(\.name) == ["anna"])
    }

    @Test func `an earlier run's results are no student, and are named`() throws {
        for file in ["journal.jsonl", "results.json"] { try submissions.hand(in: "", as: "old/\(file)") }
        try submissions.hand(in: "x", as: "anna/journal.jsonl")
        let roster = try submissions.roster()
        #expect(roster.students.map(\.name) == ["anna"])
        #expect(roster.formerResults == ["old"])
    }

    @Test func `a folder whose name begins with a dot is named, not lost`() throws {
        try submissions.hand(in: "x", as: ".anna/Picture.swift")
        try submissions.hand(in: "x", as: ".git/config")
        try submissions.hand(in: "x", as: ".DS_Store")
        let roster = try submissions.roster()
        #expect(roster.students.isEmpty && roster.looseFiles.isEmpty)
        #expect(roster.hiddenFolders == [".anna"])
    }

    @Test func `two spellings of one accent are two students, and looked at twice`() throws {
        let composed = Array("Jos\u{E9}".utf8)
        let decomposed = Array("Jose\u{301}".utf8)
        #expect(submissions.makeFolder(composed) && submissions.makeFolder(decomposed))
        let roster = try submissions.roster()
        #expect(roster.students.count == 2)
        #expect(roster.lookalikes.map(\.count) == [2])
        let lines = try Classroom.of().lines(roster, submissions.journal())
        #expect(lines.count == 2)
    }

    @Test func `a name that is no text is written so that it can be told from every other`() throws {
        #expect(submissions.makeFolder([0x71, 0x75, 0xE9]))
        #expect(submissions.makeFolder(Array("qu\\xE9".utf8)))
        #expect(submissions.makeFolder(Array("a\u{1B}[2J\u{202E}b\n".utf8)))
        #expect(
            try submissions.roster().students.map(\.name)
                == [#"a\x1B[2J\xE2\x80\xAEb\x0A"#, #"qu\\xE9"#, #"qu\xE9"#])
    }

    @Test func `exercises without an answer are left out`() throws {
        try submissions.hand(in: "x", as: "anna/notes.txt")
        try submissions.hand(in: "x", as: "ben/07-search-field/Search.swift")
        #expect(try submissions.roster().handedIn(of: [.picture, .search]).map(\.id) == ["search-field"])
    }

    @Test func `what is no folder says so`() {
        let fault = #expect(throws: ClassroomFault.self) { try Roster("\(submissions.path)/missing") }
        #expect(fault?.description.contains("is not a folder that can be read") == true)
    }
}
