import Curriculum
import Foundation
import Testing

@testable import Classroom

@Suite struct `The intake` {
    let submissions: Submissions

    init() throws { submissions = try Submissions() }

    @Test func `treats each folder as a student, and orders students by the bytes of their names`() throws {
        for name in ["zoe", "Émile", "anna", "Zed"] {
            try submissions.hand(in: "x", as: "\(name)/Picture.swift")
        }
        try submissions.hand(in: "x", as: "README.txt")
        try submissions.hand(in: "x", as: ".git/config")
        try submissions.hand(in: "x", as: "__MACOSX/x")
        let intake = try submissions.intake()
        #expect(intake.students.map(\.name) == ["Zed", "anna", "zoe", "Émile"])
        #expect(
            intake.unplaced == [Unplaced(file: "README.txt", reason: "the file is not in a student's folder")]
        )
    }

    @Test func `skips the results folder`() throws {
        try submissions.hand(in: "x", as: "anna/Picture.swift")
        let results = try ResultsFolder("\(submissions.path)/results")
        #expect(try Intake(submissions.path, results: results).students.map(\.name) == ["anna"])
    }

    @Test func `skips and reports the results of an earlier grading`() throws {
        for file in ["journal.jsonl", "results.json"] { try submissions.hand(in: "", as: "old/\(file)") }
        try submissions.hand(in: "x", as: "anna/journal.jsonl")
        let intake = try submissions.intake()
        #expect(intake.students.map(\.name) == ["anna"])
        #expect(
            intake.unplaced == [Unplaced(file: "old", reason: "the folder contains the results of a class")])
    }

    @Test func `reports a folder whose name starts with a dot`() throws {
        try submissions.hand(in: "x", as: ".anna/Picture.swift")
        try submissions.hand(in: "x", as: ".git/config")
        try submissions.hand(in: "x", as: ".DS_Store")
        let intake = try submissions.intake()
        #expect(intake.students.isEmpty)
        #expect(intake.unplaced == [Unplaced(file: ".anna", reason: "the name begins with a dot")])
    }

    @Test func `treats names with different encodings of an accent as two students, and lists them`() throws {
        let composed = Array("Jos\u{E9}".utf8)
        let decomposed = Array("Jose\u{301}".utf8)
        #expect(submissions.makeFolder(composed) && submissions.makeFolder(decomposed))
        let intake = try submissions.intake()
        #expect(intake.students.count == 2)
        #expect(intake.lookalikes.map(\.count) == [2])
        let lines = try Classroom.of().lines(intake, submissions.journal())
        #expect(lines.count == 2)
    }

    @Test func `escapes bytes that are not text, so that every name stays unique`() throws {
        #expect(submissions.makeFolder([0x71, 0x75, 0xE9]))
        #expect(submissions.makeFolder(Array("qu\\xE9".utf8)))
        #expect(submissions.makeFolder(Array("a\u{1B}[2J\u{202E}b\n".utf8)))
        #expect(
            try submissions.intake().students.map(\.name)
                == [#"a\x1B[2J\xE2\x80\xAEb\x0A"#, #"qu\\xE9"#, #"qu\xE9"#])
    }

    @Test func `leaves out exercises without an answer`() throws {
        try submissions.hand(in: "x", as: "anna/notes.txt")
        try submissions.hand(in: "x", as: "ben/07-search-field/Search.swift")
        #expect(try submissions.intake().handedIn(of: [.picture, .search]).map(\.id) == ["search-field"])
    }

    @Test func `reports a path that is not a folder`() {
        let fault = #expect(throws: ClassroomFault.self) { try Intake("\(submissions.path)/missing") }
        #expect(fault?.description.contains("is not a folder that you can read") == true)
    }

    // MARK: - Schools' downloads

    private func placed() throws -> [String] {
        let intake = try submissions.intake()
        return intake.students.flatMap { student in
            intake.files(of: student).map {
                "\(student.name): \($0.name)\($0.attempt > 0 ? " #\($0.attempt)" : "")"
            }
        }
    }

    @Test func `recognizes Moodle's download by its names, with and without folders`() throws {
        try submissions.hand(in: "x", as: "Anna Adams_47_assignsubmission_file/Picture.swift")
        try submissions.hand(in: "x", as: "Ben B_de_48_assignsubmission_file_Picture.swift")
        try submissions.hand(in: "x", as: "Cleo_49_assignsubmission_onlinetext/onlinetext.html")
        #expect(try placed() == ["Anna Adams: Picture.swift", "Ben B_de: Picture.swift"])
        #expect(
            try submissions.intake().unplaced.map(\.reason) == [
                "the file is Moodle's onlinetext, not a submitted file"
            ])
    }

    @Test func `recognizes Canvas's download by its names and removes the numbers`() throws {
        try submissions.hand(in: "x", as: "adamsanna_47_90_Picture.swift")
        try submissions.hand(in: "y", as: "adamsanna_LATE_47_91_Picture-2.swift")
        try submissions.hand(in: "z", as: "brownben_48_92_my_answer.swift")
        #expect(
            try placed() == [
                "adamsanna: Picture.swift", "adamsanna: Picture.swift #2", "brownben: my_answer.swift",
            ])
        let files = try submissions.intake().files(of: Student("adamsanna"))
        #expect(files.map(\.isMarkedLate) == [false, true])
        let found = try AnswerSearch(.picture).look(in: files)
        #expect(found.map(\.attempt) == [2, 0])
    }

    @Test func `recognizes GitHub Classroom's checkouts by their repositories`() throws {
        for student in ["anna", "ben-b"] {
            try submissions.hand(in: "x", as: "pictures-\(student)/Sources/App/Picture.swift")
            try submissions.hand(in: "x", as: "pictures-\(student)/.git/config")
        }
        #expect(try placed() == ["anna: Sources/App/Picture.swift", "ben-b: Sources/App/Picture.swift"])
        // If the folders are not Git repositories, `pictures-anna` and `pictures-ben-b` are
        // ordinary student names.
        try FileManager.default.removeItem(atPath: "\(submissions.path)/pictures-anna/.git")
        try FileManager.default.removeItem(atPath: "\(submissions.path)/pictures-ben-b/.git")
        #expect(try submissions.intake().students.map(\.name) == ["pictures-anna", "pictures-ben-b"])
    }

    @Test func `finds the student's name before or after the answer's name`() throws {
        try submissions.hand(in: "x", as: "anna_Picture.swift")
        try submissions.hand(in: "x", as: "ben-6.1.swift")
        #expect(try placed() == ["anna: Picture.swift", "ben: 6.1.swift"])
        try submissions.hand(in: "x", as: "Picture-cleo.swift")
        try submissions.hand(in: "x", as: "Picture-dan.swift")
        #expect(
            try placed() == [
                "anna: Picture.swift", "ben: 6.1.swift", "cleo: Picture.swift", "dan: Picture.swift",
            ])
    }

    @Test func `unpacks a student's zip file, and reports errors as that student's result`() throws {
        try submissions.hand(in: "x", as: "anna/mine/Picture.swift")
        try submissions.zip("anna", as: "ben.zip")
        try submissions.hand(in: "no archive", as: "cleo.zip")
        #expect(try placed().prefix(2) == ["anna: mine/Picture.swift", "ben: mine/Picture.swift"])
        let lines = try Classroom.of().lines(submissions.intake(), submissions.journal())
        #expect(lines.last == "cleo changing-picture unreadable")
    }

    @Test(arguments: ["../evil.swift", "/etc/evil.swift", "a/../../evil.swift"])
    func `refuses an archive with a name that leaves the folder`(name: String) throws {
        try submissions.archive([(name, "x")], as: "anna.zip")
        let book = try Classroom.of().lines(submissions.intake(), submissions.journal())
        #expect(book == ["anna changing-picture unreadable"])
        #expect(!FileManager.default.fileExists(atPath: "\(submissions.folder)/evil.swift"))
    }

    @Test func `refuses an archive whose contents are far larger than the archive`() throws {
        try submissions.archive([("Picture.swift", String(repeating: "a", count: 50 << 20))], as: "anna.zip")
        let intake = try submissions.intake()
        let obstacle = #expect(throws: Obstacle.self) {
            try AnswerSearch(.picture).look(in: intake.files(of: Student("anna")))
        }
        #expect(obstacle?.sentence.contains("more than 200 times as large") == true)
    }
}
