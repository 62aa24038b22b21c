import FoundationEssentials
import Testing

@testable import Curriculum

@Suite struct `A lesson's page` {
    static let page = """
        First words.

        ```swift weather hidden
        enum Weather {}
        ```

        ```swift forecast with weather
        struct Forecast {}
        ```

        ```predict oslo
        program: forecast
        scenario: |
          show
          settle
        question: How many?
        measure: requests /oslo
        ```

        Then:

        ```swift excerpt forecast
        struct Forecast {}
        ```

        ```swift
        loose()
        ```
        """

    @Test func `joins fences with the same name to one program, after the program that it builds on`() throws
    {
        let lesson = Lesson(id: "l", title: "L", part: 1, markdown: Self.page, firstLine: 6)
        #expect(lesson.programs.map(\.name) == ["weather", "forecast"])
        let source = lesson.source(of: try #require(lesson.program("forecast")))
        #expect(source.text == "import SwiftUI; import Lab\nenum Weather {}\nstruct Forecast {}\n")
        #expect([1, 2, 3, 4].map(source.place(ofLine:)) == [nil, 9, 13, nil])
    }

    @Test func `does not print hidden code, nor the words after swift`() {
        let lesson = Lesson(id: "l", title: "L", part: 1, markdown: Self.page, firstLine: 6)
        guard case .prose(let text, 6)? = lesson.passages.first else {
            Issue.record("the first words are missing")
            return
        }
        #expect(text == "First words.\n\n\n\n\n\n```swift\nstruct Forecast {}\n```\n")
        #expect(lesson.passages.count == 3)
        #expect(lesson.excerpts.map(\.program) == ["forecast"])
        #expect(lesson.looseFences == [31])
    }

    @Test func `gives a run its scenario, question, measure and line`() throws {
        let run = try #require(
            Lesson(id: "l", title: "L", part: 1, markdown: Self.page, firstLine: 6).runs.first)
        #expect(run.name == "oslo")
        #expect(run.program == "forecast")
        #expect(run.scenario.text == "show\nsettle\n")
        #expect(run.scenario.firstLine == 19)
        #expect(run.question == "How many?")
        #expect(run.measure == .requests(path: "/oslo"))
    }

    static let problems: [(String, String)] = [
        (
            "```predict oslo\nprogram: forcast\nscenario: show\n```\n\n```swift forecast\n```",
            "l.md:1: There is no program \"forcast\". Did you mean \"forecast\"?"
        ),
        (
            "```predict oslo\nscenario: show\n```",
            "l.md:1: The run has no program. Write \"program: \" and the name that follows \"swift\" in the program's fences."
        ),
        (
            "```swift a\n```\n\n```predict oslo\nprogram: a\nscenario: show\nmeasure: request\n```",
            "l.md:7: There is no measure \"request\". Write \(Measure.known)."
        ),
        (
            "```swift a\n```\n\n```predict oslo\nprogram: a\nscenario: show\nquestion: How many?\n```",
            "l.md:4: The question has no measure that answers it. Write \"measure: \(Measure.known)\"."
        ),
        (
            "```swift a\n```\n\n```predict oslo\nprogram: a\nscenario: show\nmeasure: choice\nchoices: [spinner]\n```",
            "l.md:4: A choice needs two to four choices. "
                + "Write \"measure: choice\", and \"choices:\" with two to four choices below it, in the words of \"see\" lines."
        ),
        (
            "```swift a\n```\n\n```predict oslo\nprogram: a\nscenario: show\nsdk: 12\n```",
            "l.md:7: \"sdk\" cannot be \"12\". Write 26 or 27."
        ),
        (
            "```swift a secret\n```",
            "l.md:1: A fence's first line cannot be read: swift a secret. Write \"swift name\", and after it "
                + "\"hidden\" or \"with other\"; or \"swift excerpt name\"."
        ),
        ("```swift a with b\n```", "l.md:1: There is no program \"b\". Did you mean \"a\"?"),
    ]

    @Test(arguments: problems) func `with a mistake is reported with its line and the correction`(
        page: String, problem: String
    ) {
        #expect(LessonPage(page, file: "l.md", firstLine: 1).problems.map(\.description) == [problem])
    }
}

@Suite struct `A new exercise` {
    @Test
    func `follows its part's last one, can be read, and calls itself unfinished`()
        throws
    {
        try Fixture.withFolder { folder in
            let root = CourseRoot(folder.appending(path: "course"))
            try FileManager.default.copyItem(at: Fixture.small.url, to: root.url)
            let skeleton = try ExerciseSkeleton(name: "new-screen", part: 6, in: root)
            #expect(skeleton.folder == "Exercises/06-task-identity/04-new-screen")
            try skeleton.write()
            let exercise = try #require(try Curriculum.load(root).exercise(id: "new-screen"))
            #expect(exercise.isUnfinished)
            #expect(exercise.number.description == "6.4")
            #expect(
                try ExerciseSkeleton(name: "first", part: 7, in: root).folder
                    == "Exercises/07-compound-identity/01-first")
            #expect(throws: ExerciseSkeleton.Failure.self) {
                try ExerciseSkeleton(name: "new-screen", part: 6, in: root)
            }
            #expect(throws: ExerciseSkeleton.Failure.self) {
                try ExerciseSkeleton(name: "New", part: 6, in: root)
            }
        }
    }

    @Test(arguments: ExerciseKind.allCases) func `can be of every kind`(kind: ExerciseKind) throws {
        try Fixture.withFolder { folder in
            let root = CourseRoot(folder.appending(path: "course"))
            try FileManager.default.copyItem(at: Fixture.small.url, to: root.url)
            try ExerciseSkeleton(name: "new-screen", part: 6, kind: kind, in: root).write()
            let exercise = try #require(try Curriculum.load(root).exercise(id: "new-screen"))
            #expect(exercise.kind == kind)
            #expect(exercise.apps.isEmpty == (kind.answer == .app))
            #expect(exercise.cases.map(\.name) == (kind == .judge ? ["first", "second"] : []))
        }
    }

    @Test func `with cases to judge needs the finding that makes a case a yes`() throws {
        try Fixture.withFolder { folder in
            let root = CourseRoot(folder.appending(path: "course"))
            try FileManager.default.copyItem(at: Fixture.small.url, to: root.url)
            let skeleton = try ExerciseSkeleton(name: "new-screen", part: 6, kind: .judge, in: root)
            try skeleton.write()
            let page = root.url.appending(path: skeleton.folder).appending(path: "exercise.md")
            let text = try String(contentsOf: page, encoding: .utf8)
            try Data(text.replacing("yes-if: missed-fetch\n", with: "").utf8).write(to: page)
            let problems = #expect(throws: CurriculumProblems.self) { try Curriculum.load(root) }
            #expect(
                problems?.problems.first?.description
                    == "\(skeleton.folder)/exercise.md: The exercise does not say for which cases the answer is yes. "
                    + "Name the findings for which the answer is yes, as in \"yes-if: missed-fetch\".")
        }
    }

    @Test func `numbers its cases from 1 and gives each one scenario`() throws {
        try Fixture.withFolder { folder in
            let root = CourseRoot(folder.appending(path: "course"))
            try FileManager.default.copyItem(at: Fixture.small.url, to: root.url)
            let skeleton = try ExerciseSkeleton(name: "new-screen", part: 6, kind: .judge, in: root)
            try skeleton.write()
            let place = root.url.appending(path: skeleton.folder)
            try FileManager.default.moveItem(
                at: place.appending(path: "Apps/02-second.swift"),
                to: place.appending(path: "Apps/03-third.swift"))
            try Data("show\n".utf8).write(to: place.appending(path: "fourth.scenario"))
            let problems = #expect(throws: CurriculumProblems.self) { try Curriculum.load(root) }
            #expect(
                problems?.problems.map(\.description) == [
                    "\(skeleton.folder)/Apps/03-third.swift: The cases' numbers are not consecutive. "
                        + "Name the file Apps/02-name.swift, or correct the number of the file before.",
                    "\(skeleton.folder)/fourth.scenario: The scenario fourth runs no case. "
                        + "Name the scenario for a case, such as first, or remove the scenario.",
                ])
        }
    }
}
