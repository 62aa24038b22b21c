import Curriculum
import Testing

@testable import Session

@Suite struct `After everything is read and passed` {
    private func finish(after attempts: [String: Int], prefix: String = "") -> String {
        var progress = Progress()
        for lesson in SmallCourse.curriculum.lessons { progress.markRead(lesson: lesson.id) }
        for exercise in SmallCourse.curriculum.exercises.dropLast() {
            for attempt in 1...(attempts[exercise.id] ?? 1) {
                let passed = attempt == attempts[exercise.id] ?? 1
                progress.add(
                    AttemptSummary(exerciseID: exercise.id, passed: passed, score: passed ? 100 : 40))
            }
        }
        var session = Session(
            curriculum: SmallCourse.curriculum, progress: progress, commandPrefix: prefix)
        _ = session.opened("two-inputs", file: "A.swift", isNew: true)
        let effects = session.verified(AttemptSummary(exerciseID: "two-inputs", passed: true, score: 100))
        guard case .print(let page) = effects.last else { return "" }
        return page
    }

    @Test func `the end names what was done, what was hardest and what is next`() {
        let page = finish(after: ["first-fetch": 2, "changing-picture": 4])
        #expect(
            page == """
                **You have finished the course:** 3 lessons read and 3 exercises passed, in 7 attempts.

                Hardest was 6.1 changing-picture (4 attempts); then 1.1 first-fetch (2 attempts).

                What now:

                - `review` runs all your answers under new seeds: an answer that passed by luck may fail now.
                - `lab YOURS.swift` runs a view of your own in the lab.
                - `compare 1.1` shows your answer beside the reference.
                """)
    }

    @Test func `nothing was hard if every first attempt passed`() {
        #expect(!finish(after: [:]).contains("Hardest"))
    }

    @Test func `in a shell the end suggests shell commands`() {
        #expect(finish(after: [:], prefix: "course ").contains("`course lab YOURS.swift`"))
    }
}
