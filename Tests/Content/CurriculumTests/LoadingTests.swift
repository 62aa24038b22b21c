import FoundationEssentials
import Testing
import Wire

@testable import Curriculum

@Suite struct `In a loaded course` {
    let course: Curriculum

    init() throws { course = try Curriculum.load(Fixture.small) }

    @Test func `lessons and exercises are in course order`() {
        #expect(course.lessons.map(\.part) == [6, 7])
        #expect(course.exercises.map(\.number.description) == ["6.1", "6.2", "6.3"])
    }

    @Test func `a lesson's text has no front matter`() throws {
        let lesson = try #require(course.lesson(part: 6))
        #expect(lesson.title == "Task identity")
        #expect(lesson.markdown == "Views track what they read. Tasks do **not**.")
    }

    @Test func `an exercise has the facts of its page and its folder`() throws {
        let exercise = try #require(course.exercise(id: "changing-picture"))
        #expect(exercise.title == "The changing picture")
        #expect(exercise.minutes == 10)
        #expect(exercise.answerFile == "ProfilePicture.swift")
        #expect(exercise.points == ["missed-fetch": 40, "redundant-fetch": 20])
        #expect(exercise.starter.text == "struct ProfilePicture {}\n")
        #expect(exercise.wrong.map(\.earns) == [["missed-fetch", "wrong-screen"]])
        #expect(exercise.wrong.map(\.looksRightIn) == [["slow-picture"]])
        #expect(exercise.wrong.map(\.places) == [[6]])
        #expect(exercise.wrong.map(\.mistake) == ["The task has no id, so another size never loads."])
    }

    @Test func `a byte order mark before a page is dropped`() throws {
        try Fixture.withCopy { root in
            let page = root.url.appending(path: "Exercises/06-task-identity/01-changing-picture/exercise.md")
            try (Data([0xEF, 0xBB, 0xBF]) + Data(contentsOf: page)).write(to: page)
            let marked = try Curriculum.load(root).exercise(id: "changing-picture")
            #expect(marked?.task == course.exercise(id: "changing-picture")?.task)
        }
    }

    @Test func `the task keeps its code, without scenarios and hints`() throws {
        let exercise = try #require(course.exercise(id: "changing-picture"))
        #expect(
            exercise.task == """
                The height changes while the first picture is still on its way.

                ```swift
                // scenario is a word that code may use
                ```

                ## What to keep

                Keep `ProfilePicture`'s initializer.
                """)
    }

    @Test func `hints are the sections below Hints`() throws {
        let exercise = try #require(course.exercise(id: "changing-picture"))
        #expect(
            exercise.hints == [
                HintLadder(
                    codes: ["missed-fetch", "wrong-screen"],
                    steps: [
                        Hint(title: "What does the task read?", markdown: "Look at its **inputs**."),
                        Hint(title: "Identity", markdown: "Tasks have one."),
                        Hint(title: "The form with an id", markdown: "Try `.task(id:)`."),
                    ], line: 35)
            ])
    }

    @Test func `the optional section Learned holds what the exercise teaches`() throws {
        let exercise = try #require(course.exercise(id: "changing-picture"))
        #expect(exercise.learned == "A task follows its id. **Nothing** else starts it anew.")
        #expect(exercise.hints.last?.steps.last?.markdown == "Try `.task(id:)`.")
        #expect(course.exercise(id: "two-inputs")?.learned == nil)
    }

    @Test func `the sentence to remember is its section's first paragraph`() {
        func lesson(_ markdown: String) -> Lesson {
            Lesson(id: "a", title: "A", part: 1, markdown: markdown)
        }
        #expect(
            lesson("Text.\n\n## To keep\n\nOne sentence\nin two lines.\n\nMore.").toKeep
                == "One sentence\nin two lines.")
        #expect(lesson("Text.").toKeep == nil)
        #expect(lesson("## To keep").toKeep == nil)
    }

    @Test func `a run's hints belong to its first finding with hints`() {
        func ladder(_ codes: String...) -> HintLadder { HintLadder(codes: codes, steps: []) }
        let exercise = Exercise(
            id: "e", number: ExerciseNumber(part: 1, index: 1), title: "", minutes: 1, answerFile: "E.swift",
            fails: ["missed-fetch"], task: "",
            hints: [ladder("redundant-fetch"), ladder("missed-fetch", "wrong-screen")], scenarios: [],
            starter: SourceFile(path: "", text: ""), host: SourceFile(path: "", text: ""),
            solution: SourceFile(path: "", text: ""))
        #expect(exercise.ladder(for: ["crash", "redundant-fetch"]) == ladder("redundant-fetch"))
        #expect(exercise.ladder(for: ["wrong-screen"])?.codes.first == "missed-fetch")
        #expect(exercise.ladder(for: [])?.codes.first == "missed-fetch")
        #expect(exercise.ladder(for: ["does-not-compile"])?.codes.first == "missed-fetch")
    }

    @Test func `an exercise has its starter and a reason for each wrong answer`() throws {
        let exercise = try #require(course.exercise(id: "changing-picture"))
        #expect(exercise.kind == .finish)
        #expect(exercise.fails == ["missed-fetch", "wrong-screen"])
        #expect(exercise.keeps == ["saved-by-hand": "It is how the fault was found."])
        #expect(exercise.wrong.map(\.looksRightIn) == [["slow-picture"]])
        #expect(!exercise.isUnfinished)
    }

    @Test func `an exercise whose answer is a scenario has apps`() throws {
        let exercise = try #require(course.exercise(id: "scrolling"))
        #expect(exercise.kind == .scenario)
        #expect(exercise.answerFile == "Scroll.scenario")
        #expect(exercise.solution.text == "show\nexpect 1 request\n")
        #expect(exercise.wrong.map(\.earns) == [["false-alarm"]])
        #expect(exercise.apps.map(\.isRight) == [true, false])
        #expect(exercise.apps.map(\.fault) == [nil, "It loads each row twice."])
        #expect(exercise.scenarios.isEmpty)
    }

    @Test func `scenarios have a name, a place and a hidden flag`() throws {
        let exercise = try #require(course.exercise(id: "changing-picture"))
        let scenarios = exercise.scenarios
        #expect(scenarios.map(\.name) == ["slow-picture", "quick-change", "saved-by-hand"])
        #expect(scenarios.map(\.isHidden) == [false, true, false])
        #expect(scenarios.map(\.firstLine) == [26, 50, 1])
        #expect(scenarios[1].text == "want /200/200\n")
        #expect(scenarios[2].file.hasSuffix("saved-by-hand.scenario"))
    }

    @Test func `other files in the folder are fixtures`() throws {
        try Fixture.withCopy { root in
            let exercise = root.url.appending(path: "Exercises/06-task-identity/01-changing-picture")
            try Data("[1, 2]".utf8).write(to: exercise.appending(path: "forecast.json"))
            let loaded = try Curriculum.load(root).exercise(id: "changing-picture")
            #expect(loaded?.fixtures == ["forecast.json": Array("[1, 2]".utf8)])
            #expect(loaded?.contentVersion != course.exercise(id: "changing-picture")?.contentVersion)

            try FileManager.default.createSymbolicLink(
                at: exercise.appending(path: "secret.json"),
                withDestinationURL: URL(filePath: "/etc/hostname"))
            let problems = #expect(throws: CurriculumProblems.self) { try Curriculum.load(root) }
            #expect(
                problems?.problems.map(\.description) == [
                    "Exercises/06-task-identity/01-changing-picture/secret.json: This is a folder or a link, not "
                        + "a file. Put the file itself here, or remove the folder or link."
                ])
        }
    }

    @Test func `an exercise's content version depends only on its content`() throws {
        let again = try Curriculum.load(Fixture.small)
        #expect(again.exercises.map(\.contentVersion) == course.exercises.map(\.contentVersion))
        #expect(Set(course.exercises.map(\.contentVersion)).count == 3)
        #expect(ContentFingerprint(of: ["ab", "c"]) != ContentFingerprint(of: ["a", "bc"]))
    }
}
