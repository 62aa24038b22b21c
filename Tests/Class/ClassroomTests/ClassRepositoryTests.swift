import Curriculum
import Foundation
import TestSupport
import Testing

@testable import Classroom

@Suite struct `A class's repository` {
    @Test func `has the starters in a workspace's folders, a README, and a workflow that grades them`() throws
    {
        let folder = URL(filePath: "/tmp/course-class-\(UUID().uuidString.prefix(8))")
        defer { try? FileManager.default.removeItem(at: folder) }
        let curriculum = try Curriculum.load(CourseRoot(Checkout.root), withAnswers: false)
        let exercises = curriculum.exercises.filter { $0.number.part == 6 }.prefix(2)
        let repository = ClassRepository(
            at: folder, exercises: Array(exercises), version: "1.0.0", compiler: "6.3.1")
        try repository.write()
        func text(_ path: String) throws -> String {
            try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        }
        for exercise in exercises {
            let path = "\(Workspace.folderName(of: exercise))/\(exercise.answerFile)"
            #expect(try text(path) == exercise.starter.text)
            #expect(try text("README.md").contains("`\(path)`"))
        }
        let workflow = try text(".github/workflows/course.yml")
        #expect(workflow.contains("image: swift:6.3.1-bookworm"))
        #expect(workflow.contains("--exercise 6.1,6.2 --feedback before-due \\\n"))
        #expect(throws: ClassRepository.Failure.self) { try repository.write() }
    }
}
