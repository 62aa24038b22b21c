import Curriculum
import Testing

@testable import Session

/// Questions about a run, and the text after a pass.
@Suite struct `After a run` {
    @Test func `questions concern the open exercise`() {
        var transcript = Transcript()
        #expect(
            transcript.play(["open 6.1", "lab", "replay", "timeline", "why", "why #2", "explore"]) == """
                course (Return: read 1) > open 6.1\n  open changing-picture
                6.1 (Return: verify) > lab\n  lab changing-picture
                6.1 (Return: verify) > replay\n  replay changing-picture
                6.1 (Return: verify) > timeline\n  timeline changing-picture
                6.1 (Return: verify) > why\n  why changing-picture 0
                6.1 (Return: verify) > why #2\n  why changing-picture 2
                6.1 (Return: verify) > explore\n  explore changing-picture
                """)
    }

    @Test func `why needs a number`() {
        var session = Session(curriculum: SmallCourse.curriculum)
        #expect(
            session.handle("why me") == [
                .print("`me` is not a request number. `why` lists the requests; `why 1` explains request 1.")
            ])
    }

    @Test func `a review runs only exercises that have passed`() {
        var transcript = Transcript()
        #expect(transcript.session.handle("review").count == 1)
        _ = transcript.play(["open 6.1", "verify", "open 6.2"])
        transcript.lines = []
        #expect(
            transcript.play(["review", "review 6.2"]) == """
                6.2 (Return: verify) > review\n  review changing-picture\n  record changing-picture passed
                6.2 (Return: verify) > review 6.2
                """)
    }

    @Test func `a failing review is reported and takes no pass away`() {
        var session = Session(curriculum: SmallCourse.curriculum)
        _ = session.verified(AttemptSummary(exerciseID: "changing-picture", passed: true, score: 100))
        let effects = session.reviewed([
            AttemptSummary(exerciseID: "changing-picture", passed: false, score: 80)
        ])
        #expect(
            effects.last
                == .print(
                    "1 of 1 answers failed: it passed by luck, or you changed your file since. `open 6.1` opens the first."
                ))
        #expect(session.progress.hasPassed("changing-picture"))
        // The learner deleted the answer's file.
        #expect(session.reviewed([]) == [.print("The course ran no answer.")])
    }

    @Test func `hints continue where they stopped, also in another session`() {
        var first = Session(curriculum: SmallCourse.curriculum)
        first.takeUp(SmallCourse.exercise(6, 1, "changing-picture"), file: "/users/ada/Answer.swift")
        #expect(
            first.handle("hint").last
                == .recordHint(exerciseID: "changing-picture", ladder: "missed-fetch", step: 1))
        var second = Session(curriculum: SmallCourse.curriculum, progress: first.progress)
        second.takeUp(SmallCourse.exercise(6, 1, "changing-picture"), file: "/users/ada/Answer.swift")
        #expect(
            second.handle("hint").last
                == .recordHint(exerciseID: "changing-picture", ladder: "missed-fetch", step: 2))
        #expect(second.handle("hint").count == 1, "a last hint is shown again and recorded once")
    }

    @Test func `the text after a pass names what was learned and the next step`() {
        let passed = AttemptSummary(exerciseID: "changing-picture", passed: true, score: 100)
        let exercise = VerdictPage(
            summary: passed, next: .verify, learned: "A task follows its id. Nothing else moves it.")
        #expect(
            exercise.markdown == """
                A task follows its id. Nothing else moves it.

                Return: `verify`. `explore` looks for more faults in your answer, with invented stories.
                """)
    }

    @Test func `stories are offered if the answer is a view, with a key where the prompt reads keys`() {
        let passed = AttemptSummary(exerciseID: "changing-picture", passed: true, score: 100)
        var page = VerdictPage(summary: passed, next: .verify)
        page.isWatched = true
        #expect(
            page.markdown.hasPrefix(
                "`n` does the next step: `verify`. `x` looks for more faults in your answer, with invented stories."
            )
        )
        page.isExplorable = false
        #expect(page.markdown.hasPrefix("`n` does the next step: `verify`.\n"))
        page.isWatched = false
        #expect(page.markdown == "Return: `verify`.")
    }

    @Test func `an exercise without a sentence about what was learned uses its lesson's`() {
        let lesson = Lesson(
            id: "task-identity", title: "Task identity", part: 6,
            markdown: "Text.\n\n## To keep\n\nA task follows its id.\n\nNow try it.")
        let exercise = SmallCourse.exercise(6, 1, "changing-picture")
        var session = Session(curriculum: Curriculum(lessons: [lesson], exercises: [exercise]))
        let effects = session.verified(AttemptSummary(exerciseID: exercise.id, passed: true, score: 100))
        guard case .print(let page) = effects.last else {
            Issue.record("nothing was said")
            return
        }
        #expect(page.hasPrefix("A task follows its id.\n\n"))
        #expect(!page.contains("Now try it"))
    }
}
