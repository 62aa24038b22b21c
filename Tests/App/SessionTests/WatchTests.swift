import Curriculum
import Testing

@testable import Session

@Suite struct `While an answer is watched` {
    /// A session in watch mode that has verified exercise 6.1 once.
    private func watching(passed: Bool) -> Session {
        var session = Session(curriculum: SmallCourse.curriculum)
        _ = session.handle("open 6.1")
        _ = session.opened("changing-picture", file: "/users/ada/Answer.swift", isNew: true)
        _ = session.handle("watch")
        _ = session.verified(
            AttemptSummary(
                exerciseID: "changing-picture", passed: passed, score: passed ? 100 : 40,
                findings: ["missed-fetch"]))
        return session
    }

    private func text(_ effects: [PromptEffect]) -> String {
        effects.compactMap { if case .print(let text) = $0 { text } else { nil } }.joined(separator: "\n\n")
    }

    @Test func `watching starts with a run and lists its keys`() {
        var session = Session(curriculum: SmallCourse.curriculum)
        #expect(text(session.handle("watch")).contains("No exercise is open."))
        #expect(session.watched == nil)
        _ = session.handle("open 6.1")
        _ = session.opened("changing-picture", file: "/users/ada/Answer.swift", isNew: true)
        let effects = session.handle("watch")
        #expect(effects.last == .verify(exerciseID: "changing-picture"))
        #expect(
            text(effects).contains(
                "Keys: `h` hint, `e` explain, `t` timeline, `n` next, `l` lab, `x` explore, `q` quit."))
        #expect(session.watched == "changing-picture")
    }

    @Test func `a verdict shows the time since the save`() {
        var session = watching(passed: false)
        let failed = AttemptSummary(exerciseID: "changing-picture", passed: false, score: 40)
        let page = text(session.verified(failed, after: .milliseconds(1234)))
        #expect(page.contains("Change your file and save it; `h` shows a hint."))
        #expect(page.contains("Time from save to verdict: 1.23 s."))
        #expect(text(session.verified(failed, after: .milliseconds(1005))).contains("1.01 s."))
    }

    @Test func `a key explains the last run's first finding`() {
        var session = watching(passed: false)
        #expect(
            session.pressed(.explain).first
                == .explain(finding: "missed-fetch", lastFindings: ["missed-fetch"]))
        #expect(WatchKey("e") == .explain)
    }

    @Test func `each key works as listed below the report`() {
        var session = watching(passed: false)
        #expect(text(session.pressed(WatchKey("h"))).contains("Look closer."))
        #expect(session.pressed(WatchKey("t")) == [.timeline(exerciseID: "changing-picture")])
        #expect(session.pressed(WatchKey("l")).first == .lab(exerciseID: "changing-picture"))
        #expect(session.pressed(WatchKey("x")).first == .explore(exerciseID: "changing-picture"))
        #expect(session.pressed(WatchKey("\r")) == [.verify(exerciseID: "changing-picture")])
        #expect(text(session.pressed(WatchKey("z"))).hasPrefix("Keys:"))
        #expect(session.watched != nil)
        #expect(session.pressed(WatchKey("q")).isEmpty)
        #expect(session.watched == nil)
    }

    @Test func `next opens the next exercise and keeps watching`() {
        var session = watching(passed: true)
        #expect(session.pressed(WatchKey("n")) == [.openExercise(exerciseID: "two-inputs")])
        let effects = session.opened("two-inputs", file: "/users/ada/Other.swift", isNew: true)
        #expect(session.watched == "two-inputs")
        #expect(text(effects).hasSuffix(WatchKey.overview))
    }

    @Test func `next works without a pass, and a lesson opens at the prompt`() {
        var session = watching(passed: false)
        _ = session.pressed(WatchKey("n"))
        _ = session.opened("two-inputs", file: "/users/ada/Other.swift", isNew: true)
        #expect(session.pressed(WatchKey("n")) == [.readLesson(lessonID: "compound")])
        #expect(session.watched == nil)
    }

    @Test func `Return continues once the exercise has passed`() {
        var session = watching(passed: true)
        #expect(session.pressed(WatchKey("\r")) == [.openExercise(exerciseID: "two-inputs")])
    }
}
