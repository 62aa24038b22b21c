import Curriculum
import Foundation
import Testing

@testable import Classroom

@Suite struct `The search for an answer` {
    let submissions: Submissions

    init() throws { submissions = try Submissions() }

    private func look(
        _ student: String = "anna", takesAnyName: Bool = false, among: [Exercise] = []
    ) throws -> (name: String, text: String) {
        let search = AnswerSearch(.picture, takesAnyName: takesAnyName, among: among)
        let intake = try submissions.intake()
        let found = try search.look(in: intake.files(of: Student(student)))
        return (found[0].name, String(decoding: try intake.contents(of: found[0]), as: UTF8.self))
    }

    private func obstacle(_ student: String = "anna", takesAnyName: Bool = false) -> String? {
        #expect(throws: Obstacle.self) { try look(student, takesAnyName: takesAnyName) }?.sentence
    }

    @Test func `finds a file by its name`() throws {
        try submissions.hand(in: "x", as: "anna/Picture.swift")
        try submissions.hand(in: "y", as: "anna/Other.swift")
        #expect(try look() == ("Picture.swift", "x"))
    }

    @Test func `finds a folder that is named as in a learner's workspace`() throws {
        try submissions.hand(in: "x", as: "anna/06-changing-picture/Picture.swift")
        #expect(try look().name == "06-changing-picture/Picture.swift")
    }

    @Test func `accepts a folder's only Swift file if the class has one exercise`() throws {
        try submissions.hand(in: "x", as: "anna/My answer.swift")
        try submissions.hand(in: "x", as: "anna/notes.txt")
        #expect(obstacle() == "The submission has no Picture.swift.")
        #expect(try look(takesAnyName: true).name == "My answer.swift")
        try submissions.hand(in: "x", as: "anna/Another.swift")
        #expect(
            obstacle(takesAnyName: true)
                == "The submission has 2 Swift files, but none is called Picture.swift.")
    }

    @Test func `needs the exercise's folder if two exercises share a file name`() throws {
        try submissions.hand(in: "x", as: "anna/Picture.swift")
        let rival = Exercise.named("two-inputs", 6, 2, file: "Picture.swift")
        let obstacle = #expect(throws: Obstacle.self) { try look(among: [.picture, rival]) }
        #expect(
            obstacle?.sentence
                == "Picture.swift can be the answer to 6.1 or 6.2. Put the file into a folder called 06-changing-picture."
        )
    }

    @Test func `never follows a link`() throws {
        try submissions.hand(in: "secret", as: "ben/Picture.swift")
        try submissions.link("anna/Picture.swift", to: "../ben/Picture.swift")
        try submissions.link("carl", to: "ben")
        try submissions.link("dora/06-changing-picture", to: "../ben")
        try submissions.link("emil", to: "nowhere")
        let refused = "is a symbolic link, and the course follows no links. Hand in the files themselves."
        #expect(obstacle() == "Picture.swift \(refused)")
        #expect(obstacle("carl") == "The folder \(refused)")
        #expect(obstacle("dora") == "The submission has no Picture.swift.")
        #expect(obstacle("emil") == "The folder \(refused)")
    }

    @Test(.timeLimit(.minutes(1))) func `opens only regular files`() throws {
        try submissions.hand(in: "x", as: "anna/Picture.swift/inside.txt")
        #expect(obstacle() == "Picture.swift is a folder, not a file.")
        try submissions.hand(in: "x", as: "ben/notes.txt")
        try #require(mkfifo("\(submissions.path)/ben/Picture.swift", 0o600) == 0)
        #expect(
            obstacle("ben") == "Picture.swift is neither a file nor a folder, so the course does not open it."
        )
    }

    @Test func `refuses a file that is too large to be written by hand`() throws {
        try submissions.hand(in: "", as: "anna/Picture.swift")
        try #require(truncate("\(submissions.path)/anna/Picture.swift", 50_000_000) == 0)
        #expect(
            obstacle()
                == "Picture.swift has 47 MB. An answer can have at most 1 MB. Hand in only the code that you wrote."
        )
    }

    @Test(.enabled(if: geteuid() != 0, "root may read everything"))
    func `reports a locked folder as its student's result`() throws {
        try submissions.hand(in: "x", as: "anna/Picture.swift")
        try #require(chmod("\(submissions.path)/anna", 0) == 0)
        defer { chmod("\(submissions.path)/anna", 0o700) }
        #expect(obstacle() == "The folder cannot be read: Permission denied.")
    }
}
