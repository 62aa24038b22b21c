import FoundationEssentials
import Testing

@testable import Curriculum

@Suite struct `A table of contents` {
    @Test func `from names and front matters equals the one from complete pages`() throws {
        let contents = try TableOfContents.load(Fixture.small)
        #expect(try contents == Curriculum.load(Fixture.small).contents)
        #expect(contents.parts == [6, 7])
        #expect(contents.exercises(in: 6).map(\.number.description) == ["6.1", "6.2", "6.3"])
        #expect(contents.lesson(part: 6)?.title == "Task identity")
    }

    @Test func `does not read the exercises' content`() throws {
        try Fixture.withCopy { root in
            let page = "Exercises/06-task-identity/02-two-inputs/exercise.md"
            let file = root.url.appending(path: page)
            let text = try String(contentsOf: file, encoding: .utf8)
            try Data((text + "\n```scenario both\n```\n").utf8).write(to: file)
            #expect(try TableOfContents.load(root) == TableOfContents.load(Fixture.small))
            #expect(throws: CurriculumProblems.self) { try Curriculum.load(root) }
        }
    }

    @Test func `names the lesson with a wrong front matter`() throws {
        try Fixture.withCopy { root in
            let page = "Lessons/06-task-identity.md"
            try Data("Just text\n".utf8).write(to: root.url.appending(path: page))
            let problems = #expect(throws: CurriculumProblems.self) { try TableOfContents.load(root) }
            #expect(problems?.problems.map(\.file) == [page])
        }
    }
}
