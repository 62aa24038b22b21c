import Curriculum
import Testing

@testable import Session

@Suite struct `A command for files` {
    @Test func `resets only after a yes`() {
        var transcript = Transcript()
        #expect(
            transcript.play(["open 6.1", "reset", "", "reset", "yess", "reset", " YES "]) == """
                course (Return: read 1) > open 6.1\n  open changing-picture
                6.1 (Return: verify) > reset
                yes or no (Return: no) >
                6.1 (Return: verify) > reset
                yes or no (Return: no) > yess
                6.1 (Return: verify) > reset
                yes or no (Return: no) >  YES \n  reset changing-picture
                """)
    }

    @Test func `shows the reference after a pass, or before it after a yes`() {
        var transcript = Transcript()
        #expect(
            transcript.play(["open 6.1", "compare", "no", "compare", "y", "verify", "compare"]) == """
                course (Return: read 1) > open 6.1\n  open changing-picture
                6.1 (Return: verify) > compare
                yes or no (Return: no) > no
                6.1 (Return: verify) > compare
                yes or no (Return: no) > y\n  record that changing-picture was looked at\n  compare changing-picture
                6.1 (Return: verify) > verify\n  verify changing-picture\n  record changing-picture passed
                6.1 (Return: open 6.2) > compare\n  compare changing-picture
                """)
    }

    @Test func `lets Return verify a passed file again once it changes`() {
        var transcript = Transcript()
        #expect(
            transcript.play([
                "open 6.1", "verify", "fix 3 let n = 1", "verify", "edit --with nano -w", "show",
            ])
                == """
                course (Return: read 1) > open 6.1\n  open changing-picture
                6.1 (Return: verify) > verify\n  verify changing-picture\n  record changing-picture passed
                6.1 (Return: open 6.2) > fix 3 let n = 1\n  fix changing-picture 3: text("let n = 1")
                6.1 (Return: verify) > verify\n  verify changing-picture\n  record changing-picture passed
                6.1 (Return: open 6.2) > edit --with nano -w\n  edit changing-picture with nano -w
                6.1 (Return: verify) > show\n  show changing-picture
                """)
    }

    @Test func `accepts file names with spaces`() throws {
        #expect(try PromptCommand("export my work.course") == .export("my work.course"))
        #expect(try PromptCommand("  fix  7   .task { }") == .fix(line: 7, .text("  .task { }")))
        #expect(try PromptCommand("fix 7") == .fix(line: 7, .ask))
        #expect(try PromptCommand("fix 7 --delete ") == .fix(line: 7, .delete))
        #expect(try PromptCommand("fix 7 --blank") == .fix(line: 7, .blank))
        #expect(try PromptCommand("fix 7 --count") == .fix(line: 7, .text("--count")))
        #expect(try PromptCommand("exercises two pictures") == .exercises(about: "two pictures"))
    }

    @Test(arguments: [
        ("fix", "`fix` needs more words. Write `fix N [TEXT]`."),
        ("fix x", "`x` is not a line number. `show` shows the line numbers; write `fix N [TEXT]`."),
        ("fix 0", "`0` is not a line number. `show` shows the line numbers; write `fix N [TEXT]`."),
        ("edit nano", "`edit` takes fewer words: `nano` is too many. Write `edit [N] [--with PROGRAM]`."),
        ("edit --with", "`edit` needs more words. Write `edit [N] [--with PROGRAM]`."),
        ("import", "`import` needs more words. Write `import FILE`."),
        ("reset", "No exercise is open. Type `open 1.1` to open an exercise, or `exercises` to list them."),
        ("compare", "No exercise is open. Type `open 1.1` to open an exercise, or `exercises` to list them."),
        ("exercises zebra", "No exercise is about `zebra`. `exercises` lists all exercises."),
    ])
    func `explains an impossible request and a way out`(line: String, expected: String) {
        var session = Session(curriculum: SmallCourse.curriculum)
        #expect(session.handle(line) == [.print(expected)])
    }

    @Test func `shows imported progress immediately`() {
        var session = Session(curriculum: SmallCourse.curriculum)
        let progress = Progress(
            attempts: [AttemptSummary(exerciseID: "two-inputs", passed: true, score: 100)])
        #expect(session.imported(progress, "Taken in.") == [.print("Taken in.")])
        guard case .print(let page) = session.handle("exercises 6").last else {
            Issue.record("no page")
            return
        }
        #expect(page.contains("| 6.2 | `two-inputs` | two-inputs | 10 min | passed, 100 |"))
        #expect(!page.contains("first-fetch"))
    }
}
