import Curriculum
import Testing

@testable import Session

/// A course of three parts, small enough to see at a glance.
enum SmallCourse {
    static func exercise(_ part: Int, _ index: Int, _ id: String) -> Exercise {
        Exercise(
            id: id, number: ExerciseNumber(part: part, index: index), title: id, minutes: 10,
            answerFile: "Answer.swift", fails: ["missed-fetch"], task: "Do it.",
            hints: [
                HintLadder(
                    codes: ["redundant-fetch"], steps: [Hint(title: "Count", markdown: "Count them.")]),
                HintLadder(
                    codes: ["missed-fetch"],
                    steps: [
                        Hint(title: "Look", markdown: "Look closer."),
                        Hint(title: "Try", markdown: "Try `id:`."),
                    ]),
            ],
            scenarios: [
                ScenarioSource(name: "slow", text: "want /a\n"),
                ScenarioSource(name: "quick", isHidden: true, text: "want /b\n"),
            ],
            starter: SourceFile(path: "", text: ""), host: SourceFile(path: "", text: ""),
            solution: SourceFile(path: "", text: ""))
    }

    static func lesson(_ part: Int, _ id: String) -> Lesson {
        Lesson(id: id, title: id, part: part, markdown: "About \(id).")
    }

    static let curriculum = Curriculum(
        lessons: [lesson(1, "networking"), lesson(6, "task-identity"), lesson(7, "compound")],
        exercises: [
            exercise(1, 1, "first-fetch"), exercise(6, 1, "changing-picture"), exercise(6, 2, "two-inputs"),
        ])
}

/// Plays lines and writes down what a learner would see happen: the prompt, the line, the effects.
struct Transcript {
    var session = Session(curriculum: SmallCourse.curriculum)
    var lines: [String] = []
    /// What the next runs come to, in order; a run without one passes.
    var results: [Bool] = []

    mutating func play(_ input: [String]) -> String {
        for line in input {
            lines.append(session.prompt.text + (line.isEmpty ? "" : " " + line))
            perform(session.handle(line))
        }
        return lines.joined(separator: "\n")
    }

    private mutating func perform(_ effects: [PromptEffect]) {
        for effect in effects {
            switch effect {
            case .print, .page: break
            case .readLesson(let id):
                perform(session.measured(Reading(lessonID: id, parts: [.text("About \(id).")])))
            case .openExercise(let id):
                lines.append("  open \(id)")
                perform(session.opened(id, file: "/users/ada/Answer.swift", isNew: true))
            case .verify(let id):
                let passed = results.isEmpty ? true : results.removeFirst()
                lines.append("  verify \(id)")
                perform(
                    session.verified(AttemptSummary(exerciseID: id, passed: passed, score: passed ? 100 : 60))
                )
            case .recordAttempt(let attempt):
                lines.append("  record \(attempt.exerciseID) \(attempt.passed ? "passed" : "failed")")
            case .lab(let id): lines.append("  lab \(id)")
            case .labOfLesson(let id): lines.append("  lab of \(id)")
            case .replay(let id): lines.append("  replay \(id)")
            case .timeline(let id): lines.append("  timeline \(id)")
            case .why(let id, let request): lines.append("  why \(id) \(request ?? 0)")
            case .review(let ids):
                lines.append("  review \(ids.joined(separator: " "))")
                perform(
                    session.reviewed(ids.map { AttemptSummary(exerciseID: $0, passed: true, score: 100) }))
            case .recordHint(let id, let ladder, let step): lines.append("  hint \(id) \(ladder) \(step)")
            case .edit(let id, let program):
                lines.append("  edit \(id)" + (program.map { " with \($0)" } ?? ""))
                perform(session.edited(id, .changed))
            case .show(let id): lines.append("  show \(id)")
            case .fix(let id, let line, let edit):
                lines.append("  fix \(id) \(line): \(edit)")
                perform(session.edited(id, .changed))
            case .reset(let id):
                lines.append("  reset \(id)")
                perform(session.wasReset(id, copy: "/users/ada/Answer.kept-1.swift"))
            case .compare(let id): lines.append("  compare \(id)")
            case .recordReveal(let id): lines.append("  record that \(id) was looked at")
            case .export(let file): lines.append("  export \(file)")
            case .import(let file): lines.append("  import \(file)")
            case .doctor: lines.append("  doctor")
            case .explain(let finding): lines.append("  explain \(finding ?? "all")")
            case .markRead(let id): lines.append("  read \(id)")
            case .quit: lines.append("  quit")
            }
        }
    }
}

@Suite struct `In a session` {
    @Test func `Return alone leads through the whole course`() {
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

    @Test func `reading ahead while an exercise is open does not lose it`() {
        var transcript = Transcript()
        #expect(
            transcript.play(["o 6.1", "read 7", "", ""]) == """
                course (Return: read 1) > o 6.1\n  open changing-picture
                6.1 (Return: verify) > read 7\n  read compound
                6.1 (Return: verify) >\n  verify changing-picture\n  record changing-picture passed
                6.1 (Return: read 1) >\n  read networking
                """)
    }

    @Test func `a lesson stops at its question, and Return shows what was measured`() {
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

    @Test func `a wrong guess is told beside what was measured, and one can leave instead`() {
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
        #expect(session.handle("open 6.1") == [.openExercise(exerciseID: "changing-picture")])
        #expect(session.prompt.text == "course (Return: open 6.1) >")
    }

    @Test func `a finding is explained by its name, and without one all are listed`() {
        var transcript = Transcript()
        #expect(
            transcript.play(["explain missed-fetch", "expl"]) == """
                course (Return: read 1) > explain missed-fetch\n  explain missed-fetch
                course (Return: read 1) > expl\n  explain all
                """)
    }

    @Test func `the lab opens the lesson that was read, the exercise at hand, or the lesson that is named`() {
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

    @Test func `several lines can be told from nonsense before they are carried out`() {
        var session = Session(curriculum: SmallCourse.curriculum)
        #expect(session.understands("open 6.1"))
        #expect(!session.understands(".task(id: url) {"))
        _ = session.opened("changing-picture", file: "A.swift", isNew: true)
        _ = session.handle("reset")
        #expect(session.understands("yes"))
    }

    @Test func `an exercise that passed can be opened and verified again`() {
        var transcript = Transcript()
        _ = transcript.play(["open 6.1", "verify", "open 6.1"])
        #expect(transcript.session.prompt.text == "6.1 (Return: verify) >")
    }

    @Test func `what was stored decides where Return begins`() {
        let earlier = Progress(
            attempts: [AttemptSummary(exerciseID: "first-fetch", passed: true, score: 100)],
            lessonsRead: ["networking"])
        let session = Session(curriculum: SmallCourse.curriculum, progress: earlier)
        #expect(session.prompt.next == "read 6")
        guard case .print(let greeting) = session.greeting(folder: "~/answers").first else {
            Issue.record("there was no greeting")
            return
        }
        #expect(greeting.hasPrefix("Welcome back: 1 of 3 exercises passed."))
        #expect(greeting.hasSuffix("Press Return to go on (`read 6`), or type `help`."))
    }

    @Test func `the first greeting says what this is and where everything stands`() {
        let session = Session(curriculum: SmallCourse.curriculum)
        guard case .print(let greeting) = session.greeting(folder: "~/answers").first else {
            Issue.record("there was no greeting")
            return
        }
        #expect(greeting.contains("Read a lesson, then mend a screen."))
        #expect(greeting.contains("| 0 of 2 |"))
        #expect(greeting.contains("Your answers are files in `~/answers`."))
    }

    @Test func `an empty course has nothing to press Return for`() {
        var session = Session(curriculum: Curriculum(lessons: [], exercises: []))
        #expect(session.prompt.next == "progress")
        #expect(session.handle("open") == [.print("The course has no exercises.")])
        #expect(session.handle("read") == [.print("The course has no lessons.")])
    }
}
