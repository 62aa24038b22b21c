import FoundationEssentials
import Testing

@testable import Curriculum

@Suite struct WorkspaceTests {
    let exercise: Exercise

    init() throws {
        exercise = try #require(try Curriculum.load(Fixture.small).exercise(id: "changing-picture"))
    }

    @Test func `opening copies the starter once`() throws {
        try Fixture.withFolder { folder in
            let workspace = Workspace(folder: folder)
            let answer = try workspace.open(exercise)
            #expect(answer.isNew)
            #expect(answer.file.path.hasSuffix("06-changing-picture/ProfilePicture.swift"))
            #expect(try String(contentsOf: answer.file, encoding: .utf8) == exercise.starter.text)
        }
    }

    @Test func `the learner's file is never overwritten`() throws {
        try Fixture.withFolder { folder in
            let workspace = Workspace(folder: folder)
            let file = try workspace.open(exercise).file
            try Data("mine".utf8).write(to: file)
            let again = try workspace.open(exercise)
            #expect(!again.isNew)
            #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
        }
    }

    @Test func `a folder that cannot be made is a sentence`() throws {
        let workspace = Workspace(folder: URL(filePath: "/dev/null/course"))
        #expect(
            throws: Workspace.Failure(
                file: "/dev/null/course/06-changing-picture/ProfilePicture.swift",
                reason: "its folder cannot be made")
        ) { try workspace.open(exercise) }
    }

    @Test func `without a wish it is swiftui-course at home`() {
        #expect(Workspace(environment: ["HOME": "/users/ada"]).folder.path == "/users/ada/swiftui-course")
    }
}
