import Curriculum
import Testing

@testable import Session

@Suite struct `In a session` {
    @Test func `pressing only Return leads through the whole course`() {
        var transcript = Transcript()
        #expect(
            transcript.play(Array(repeating: "", count: 10)) == """
                course (Return: read 1) >\n  read networking
                course (Return: open 1.1) >\n  open first-fetch
                1.1 (Return: verify) >\n  verify first-fetch\n  record first-fetch passed
                1.1 (Return: read 6) >\n  read task-identity
                1.1 (Return: open 6.1) >\n  open changing-picture
                6.1 (Return: verify) >\n  verify changing-picture\n  record changing-picture passed
                6.1 (Return: open 6.2) >\n  open two-inputs
                6.2 (Return: verify) >\n  verify two-inputs\n  record two-inputs passed
                6.2 (Return: read 7) >\n  read compound
                6.2 (Return: progress) >
                """)
    }

    @Test func `the contents suffice to greet and complete words; a line needs the pages`() {
        let whole = Session(curriculum: SmallCourse.curriculum)
        var session = Session(contents: SmallCourse.curriculum.contents)
        #expect(session.greeting(folder: "~/answers") == whole.greeting(folder: "~/answers"))
        #expect(session.prompt == whole.prompt)
        #expect(session.completions(for: "open 6") == ["6.1", "6.2"])
        session.turn(to: SmallCourse.curriculum)
        #expect(session.handle("open 6.1") == [.openExercise(exerciseID: "changing-picture")])
    }

    @Test func `Return verifies until the answer passes`() {
        var transcript = Transcript(results: [false, false, true])
        #expect(
            transcript.play(["open 6.1", "", "", "", ""]) == """
                course (Return: read 1) > open 6.1\n  open changing-picture
                6.1 (Return: verify) >\n  verify changing-picture\n  record changing-picture failed
                6.1 (Return: verify) >\n  verify changing-picture\n  record changing-picture failed
                6.1 (Return: verify) >\n  verify changing-picture\n  record changing-picture passed
                6.1 (Return: open 6.2) >\n  open two-inputs
                """)
    }

    @Test func `reading ahead keeps the open exercise`() {
        var transcript = Transcript()
        #expect(
            transcript.play(["o 6.1", "read 7", "", ""]) == """
                course (Return: read 1) > o 6.1\n  open changing-picture
                6.1 (Return: verify) > read 7\n  read compound
                6.1 (Return: verify) >\n  verify changing-picture\n  record changing-picture passed
                6.1 (Return: read 1) >\n  read networking
                """)
    }

    @Test func `a lesson stops at its question, and Return shows the measured result`() {
        var session = Session(curriculum: SmallCourse.curriculum)
        #expect(session.handle("read 6") == [.readLesson(lessonID: "task-identity")])
        let count = Reading.Question(text: "How many?", answer: "2", evidence: "A timeline.")
        let sight = Reading.Question(
            text: "What is there?", choices: ["spinner", "no error"], answer: "no error", evidence: "Another."
        )
        let reading = Reading(
            lessonID: "task-identity",
            parts: [.text("First."), .question(count), .text("Then."), .question(sight), .text("Last.")])
        #expect(session.measured(reading) == [.page("First.\n\nHow many?")])
        #expect(session.prompt.text == "your guess (Return: show it) >")
        #expect(
            session.handle("") == [
                .page(
                    "Measured: **2**.\n\nA timeline.\n\nThen.\n\nWhat is there?\n\n- **a**: spinner\n- **b**: no error"
                )
            ])
        #expect(
            session.handle("b") == [
                .page("Measured: **no error**, as you said.\n\nAnother.\n\nLast."),
                .markRead(lessonID: "task-identity"),
            ])
        #expect(session.prompt.text == "course (Return: open 6.1) >")
    }

    @Test func `a wrong guess appears beside the measured result, and the learner can leave instead`() {
        var session = Session(curriculum: SmallCourse.curriculum)
        let question = Reading.Question(text: "How many?", answer: "2", evidence: "A timeline.")
        let reading = Reading(lessonID: "task-identity", parts: [.question(question), .question(question)])
        _ = session.measured(reading)
        #expect(
            session.handle("3") == [
                .page("Measured: **2**, and you said `3`.\n\nA timeline.\n\nHow many?")
            ])
        #expect(session.handle("quit") == [.quit])
        _ = session.measured(reading)
        let left = PromptEffect.print("You left the lesson. `read 6` opens the lesson again.")
        #expect(session.handle("open 6.1") == [left, .openExercise(exerciseID: "changing-picture")])
        #expect(session.prompt.text == "course (Return: open 6.1) >")
        _ = session.measured(reading)
        #expect(session.handle("q") == [left])
        #expect(session.prompt.text == "course (Return: open 6.1) >")
    }

    @Test(arguments: ["dunno", "?", "ver"])
    func `a lesson asks again if the learner has not guessed`(line: String) {
        var session = Session(curriculum: SmallCourse.curriculum)
        let question = Reading.Question(text: "How many?", answer: "2", evidence: "A timeline.")
        _ = session.measured(Reading(lessonID: "task-identity", parts: [.question(question)]))
        guard case .print(let page) = session.handle(line).first else {
            Issue.record("nothing was said")
            return
        }
        #expect(page.contains("or press Return to see the answer. `q` or any command leaves the lesson."))
        #expect(session.prompt.text == "your guess (Return: show it) >")
    }

    @Test func `explain shows the named finding, or lists all without a name`() {
        var transcript = Transcript()
        #expect(
            transcript.play(["explain missed-fetch", "expla"]) == """
                course (Return: read 1) > explain missed-fetch\n  explain missed-fetch
                course (Return: read 1) > expla\n  explain all
                """)
    }

    @Test func `the lab opens the lesson just read, the exercise at hand, or a named lesson`() {
        var transcript = Transcript()
        #expect(
            transcript.play(["lab", "read 6", "lab", "open 6.1", "lab", "lab 1", "lab 6.2", "lab 9"]) == """
                course (Return: read 1) > lab
                course (Return: read 1) > read 6\n  read task-identity
                course (Return: open 6.1) > lab\n  lab of task-identity
                course (Return: open 6.1) > open 6.1\n  open changing-picture
                6.1 (Return: verify) > lab\n  lab changing-picture
                6.1 (Return: verify) > lab 1\n  lab of networking
                6.1 (Return: verify) > lab 6.2\n  lab two-inputs
                6.1 (Return: verify) > lab 9
                """)
    }

    @Test func `the lab lists what it can open if a name is unknown`() {
        var session = Session(curriculum: SmallCourse.curriculum)
        #expect(
            session.handle("lab 6.9") == [
                .print(
                    "No lesson or exercise is called `6.9`. Did you mean `lab 6.1` (changing-picture) or `lab 6.2` (two-inputs)?"
                )
            ])
        #expect(
            session.handle("lab task-identty") == [
                .print(
                    "No lesson or exercise is called `task-identty`. Did you mean `lab 6` (task-identity)?"
                )
            ])
        #expect(
            session.handle("lab nowhere") == [
                .print(
                    "No lesson or exercise is called `nowhere`. `lessons` lists all lessons, and `exercises` lists all exercises."
                )
            ])
    }

    @Test func `the session recognizes several pasted lines as commands before it runs them`() {
        var session = Session(curriculum: SmallCourse.curriculum)
        #expect(session.understands("open 6.1"))
        #expect(!session.understands(".task(id: url) {"))
        _ = session.opened("changing-picture", file: "A.swift", isNew: true)
        _ = session.handle("reset")
        #expect(session.understands("yes"))
    }

    @Test func `a passed exercise can be opened and verified again`() {
        var transcript = Transcript()
        _ = transcript.play(["open 6.1", "verify", "open 6.1"])
        #expect(transcript.session.prompt.text == "6.1 (Return: verify) >")
    }

    @Test func `stored progress decides where Return starts`() {
        let earlier = Progress(
            attempts: [AttemptSummary(exerciseID: "first-fetch", passed: true, score: 100)],
            lessonsRead: ["networking"])
        let session = Session(curriculum: SmallCourse.curriculum, progress: earlier)
        #expect(session.prompt.next == "read 6")
        guard case .print(let greeting) = session.greeting(folder: "~/answers").first else {
            Issue.record("there was no greeting")
            return
        }
        #expect(greeting.hasPrefix("Welcome back. You have passed 1 of 3 exercises."))
        #expect(greeting.hasSuffix("Press Return for the next step (`read 6`), or type `help`."))
    }

    @Test func `the first greeting describes the course and the learner's progress`() {
        let session = Session(curriculum: SmallCourse.curriculum)
        guard case .print(let greeting) = session.greeting(folder: "~/answers").first else {
            Issue.record("there was no greeting")
            return
        }
        for step in [
            "1. `read 1` shows a lesson.", "2. `open 1.1` gives you", "3. `verify` runs your answer",
        ] {
            #expect(greeting.contains("\n\(step)"))
        }
        #expect(greeting.contains("| 0 of 2 |"))
        #expect(greeting.contains("Your answers are files in `~/answers`."))
    }

    @Test func `Return has nothing to do in an empty course`() {
        var session = Session(curriculum: Curriculum(lessons: [], exercises: []))
        #expect(session.prompt.next == "progress")
        #expect(session.handle("open") == [.print("The course has no exercises.")])
        #expect(session.handle("read") == [.print("The course has no lessons.")])
    }
}
