import Curriculum
import Testing

@testable import Session

@Suite struct `A shell command at the prompt` {
    private static let names = [
        "verify", "hint", "timeline", "why", "fix", "guide", "progress", "grade", "open", "edit", "lab",
        "start",
    ]

    private func play(_ lines: [String]) -> String {
        var transcript = Transcript()
        transcript.session = Session(
            curriculum: SmallCourse.curriculum, shellCommands: Self.names.map { ShellCommand(name: $0) })
        return transcript.play(lines)
    }

    @Test func `gets the open exercise and the options that the short form does not accept`() {
        #expect(
            play([
                "open 6.1", "verify --all", "ver 6.2", "course verify", "timeline --scenario 'slow one'",
                "why 3", "why 6.2 3", "why x", "fix 6.2 12 body", "fix x", "edit --json", "edit 2",
                "lab Mine.swift", "guide scen", "grade --out x",
            ]) == """
                course (Return: read 1) > open 6.1\n  open changing-picture
                6.1 (Return: verify) > verify --all\n  shell: verify --all, about changing-picture
                6.1 (Return: verify) > ver 6.2\n  shell: verify 6.2, about changing-picture
                6.1 (Return: verify) > course verify\n  verify changing-picture\n  record changing-picture passed
                6.1 (Return: open 6.2) > timeline --scenario 'slow one'
                  shell: timeline --scenario 'slow one', about changing-picture
                6.1 (Return: open 6.2) > why 3\n  why changing-picture 3
                6.1 (Return: open 6.2) > why 6.2 3\n  shell: why 6.2 3, about changing-picture
                6.1 (Return: open 6.2) > why x
                6.1 (Return: open 6.2) > fix 6.2 12 body\n  shell: fix 6.2 12 body, about changing-picture
                6.1 (Return: open 6.2) > fix x
                6.1 (Return: open 6.2) > edit --json\n  shell: edit --json, about changing-picture
                6.1 (Return: open 6.2) > edit 2\n  edit changing-picture at finding 2
                6.1 (Return: verify) > lab Mine.swift\n  shell: lab Mine.swift, about changing-picture
                6.1 (Return: verify) > guide scen\n  shell: guide scen, about changing-picture
                6.1 (Return: verify) > grade --out x\n  shell: grade --out x, about changing-picture
                """)
    }

    @Test func `records passes that count`() {
        var session = Session(curriculum: SmallCourse.curriculum)
        _ = session.opened("changing-picture", file: "A.swift", isNew: true)
        var progress = Progress()
        progress.add(AttemptSummary(exerciseID: "changing-picture", passed: true, score: 100))
        #expect(session.noticed(.init(progress: progress)).isEmpty)
        #expect(session.prompt.text == "6.1 (Return: open 6.2) >")
    }

    @Test func `ends its run with an offer of Return`() {
        var session = Session(curriculum: SmallCourse.curriculum)
        _ = session.opened("changing-picture", file: "A.swift", isNew: true)
        for (passed, last) in [
            (false, "Change your file and press Return to verify again. `hint` shows a hint."),
            (
                true,
                "Return: `open 6.2`. `explore` looks for more faults in your answer, with invented stories."
            ),
        ] {
            let attempt = AttemptSummary(exerciseID: "changing-picture", passed: passed, score: 50)
            var progress = session.progress
            progress.add(attempt)
            guard case .print(let page) = session.noticed(.init(progress: progress, attempt: attempt)).first
            else {
                Issue.record("nothing was said")
                continue
            }
            #expect(page.hasSuffix(last))
        }
        let other = AttemptSummary(exerciseID: "asking-price", passed: false, score: 0)
        #expect(session.noticed(.init(progress: session.progress, attempt: other)).isEmpty)
    }

    @Test func `opens its exercise for the session`() {
        var session = Session(curriculum: SmallCourse.curriculum)
        let opened = SmallCourse.exercise(6, 1, "changing-picture")
        #expect(session.noticed(.init(progress: Progress(), opened: (opened, "A.swift"))).isEmpty)
        #expect(session.prompt.text == "6.1 (Return: verify) >")
    }

    @Test func `leaves its exercise open for the next session, and Return continues it`() {
        var session = Session(curriculum: SmallCourse.curriculum)
        session.resume(SmallCourse.exercise(6, 1, "changing-picture"), file: "A.swift")
        #expect(session.prompt.text == "6.1 (Return: verify) >")
        guard case .print(let page) = session.greeting(folder: nil).first else {
            Issue.record("no greeting")
            return
        }
        #expect(page.contains("You were working on 6.1 changing-picture."))
    }
}
