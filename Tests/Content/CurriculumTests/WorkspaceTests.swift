import FoundationEssentials
import Testing

@testable import Curriculum

@Suite struct `The workspace` {
    let exercise: Exercise

    init() throws {
        exercise = try #require(try Curriculum.load(Fixture.small).exercise(id: "changing-picture"))
    }

    @Test func `copies the starter when an exercise is first opened`() throws {
        try Fixture.withFolder { folder in
            let workspace = Workspace(folder: folder)
            let answer = try workspace.open(exercise)
            #expect(answer.isNew)
            #expect(answer.file.path.hasSuffix("06-changing-picture/ProfilePicture.swift"))
            #expect(try String(contentsOf: answer.file, encoding: .utf8) == exercise.starter.text)
        }
    }

    @Test func `never overwrites the learner's file`() throws {
        try Fixture.withFolder { folder in
            let workspace = Workspace(folder: folder)
            let file = try workspace.open(exercise).file
            try Data("mine".utf8).write(to: file)
            let again = try workspace.open(exercise)
            #expect(!again.isNew)
            #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
        }
    }

    @Test func `reports in a sentence that its folder cannot be created`() throws {
        let workspace = Workspace(folder: URL(filePath: "/dev/null/course"))
        #expect(
            throws: FileFailure(
                URL(filePath: "/dev/null/course/06-changing-picture/ProfilePicture.swift"),
                .unwritable("its folder cannot be made"))
        ) { try workspace.open(exercise) }
    }

    @Test func `keeps a copy when an exercise is reset`() throws {
        try Fixture.withFolder { folder in
            let workspace = Workspace(folder: folder)
            let file = try workspace.open(exercise).file
            #expect(try workspace.reset(exercise) == nil)
            try Data("mine".utf8).write(to: file)
            let copy = try #require(try workspace.reset(exercise))
            #expect(try String(contentsOf: copy, encoding: .utf8) == "mine")
            #expect(try String(contentsOf: file, encoding: .utf8) == exercise.starter.text)
        }
    }

    @Test func `reports a folder in the file's place and leaves it there`() throws {
        try Fixture.withFolder { folder in
            let workspace = Workspace(folder: folder)
            let file = workspace.answerFile(for: exercise)
            try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
            #expect(throws: FileFailure(file, .folder)) { try workspace.open(exercise) }
            #expect(throws: FileFailure(file, .folder)) { try workspace.reset(exercise) }
            try FileManager.default.removeItem(at: file)
            try FileManager.default.createSymbolicLink(
                at: file, withDestinationURL: folder.appending(path: "gone"))
            #expect(throws: FileFailure(file, .danglingLink)) { try workspace.open(exercise) }
            #expect(throws: FileFailure(file, .danglingLink)) { try workspace.reset(exercise) }
        }
    }

    @Test func `remembers the last chosen folder, and ignores a damaged choice`() throws {
        let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: home) }
        let environment = ["HOME": home.path]
        let choice = ChosenFolder(environment: environment)
        try choice.keep(URL(filePath: "/users/ada/größe und mehr"))
        #expect(Workspace(environment: environment).folder.path == "/users/ada/größe und mehr")
        try choice.keep(URL(filePath: "/users/ada/other"))
        #expect(Workspace(environment: environment).folder.path == "/users/ada/other")
        try "no path\n".write(to: choice.file, atomically: true, encoding: .utf8)
        #expect(Workspace(environment: environment).folder.path == "\(home.path)/swiftui-course")
    }

    @Test func `is swiftui-course in the home folder by default`() {
        #expect(Workspace(environment: ["HOME": "/users/ada"]).folder.path == "/users/ada/swiftui-course")
    }
}
