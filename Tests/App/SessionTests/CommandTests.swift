import Curriculum
import Testing

@testable import Session

@Suite struct `A command at the prompt` {
    private func answer(_ line: String) -> String {
        var session = Session(curriculum: SmallCourse.curriculum)
        return session.handle(line).map { effect in
            switch effect {
            case .print(let text), .page(let text): text
            default: "\(effect)"
            }
        }.joined(separator: "\n")
    }

    @Test(arguments: [
        ("verfiy", "No command is called `verfiy`. Did you mean `verify`?"),
        ("dance", "No command is called `dance`. `help` lists the commands."),
        ("6.1", "No command is called `6.1`. To open the exercise, type `open 6.1`."),
        ("h", "`h` could mean `hint` or `help`. Type more letters of the command."),
        ("re", "`re` could mean `read`, `replay`, `review` or `reset`. Type more letters of the command."),
        ("verify now", "`verify` takes fewer words: `now` is too many. Write `verify`."),
        ("open 6.1 please", "`open` takes fewer words: `please` is too many. Write `open [ID]`."),
        (
            "open 6.3",
            "No exercise is called `6.3`. Did you mean `open 6.1` (changing-picture) or `open 6.2` (two-inputs)?"
        ),
        (
            "open picture",
            "No exercise is called `picture`. `exercises picture` lists the exercises with this word."
        ),
        ("open zebra", "No exercise is called `zebra`. `exercises` lists all exercises."),
        (
            "review 6",
            "`6` could mean any of these:\n\n- `review 6.1`: changing-picture\n- `review 6.2`: two-inputs"
        ),
        (
            "open 6",
            "`6` could mean any of these:\n\n- `open 6.1`: changing-picture\n- `open 6.2`: two-inputs"
        ),
        ("read 99", "No lesson is called `99`. `lessons` lists all lessons."),
        ("verify", "No exercise is open. Type `open 1.1` to open an exercise, or `exercises` to list them."),
        ("hint", "No exercise is open. Type `open 1.1` to open an exercise, or `exercises` to list them."),
        ("help wha`t", "No command is called `what`. `help` lists the commands."),
    ])
    func `explains an impossible request and a way out`(line: String, expected: String) {
        #expect(answer(line) == expected)
    }

    @Test(arguments: [
        ("", PromptCommand.next), ("  ", .next), ("v", .verify), ("VERIFY", .verify), ("le", .lessons),
        ("la", .lab(nil)), ("lab 6", .lab("6")),
        ("  read   6 ", .read("6")), ("o", .open(nil)), ("?", .help(nil)), ("help v", .help(.verify)),
        ("exit", .quit), ("q", .quit),
    ])
    func `may be abbreviated`(line: String, expected: PromptCommand) throws {
        #expect(try PromptCommand(line) == expected)
    }

    @Test func `completes commands, exercises and lessons with Tab, and nothing after them`() {
        let session = Session(curriculum: SmallCourse.curriculum, findings: ["crash", "missed-fetch"])
        #expect(session.completions(for: "he") == ["help"])
        #expect(session.completions(for: "open 6") == ["6.1", "6.2"])
        #expect(session.completions(for: "o ch") == ["changing-picture"])
        #expect(session.completions(for: "read t") == ["task-identity"])
        #expect(session.completions(for: "help qu") == ["quit"])
        #expect(session.completions(for: "explain m") == ["missed-fetch"])
        #expect(session.completions(for: "edit -") == ["--with"])
        #expect(session.completions(for: "open 6.1 x").isEmpty)
        #expect(session.completions(for: "verify ").isEmpty)
    }

    @Test func `completes the options and guides of the shell's commands with Tab`() {
        let session = Session(
            curriculum: SmallCourse.curriculum,
            shellCommands: [
                ShellCommand(name: "verify", options: ["all", "seed"]),
                ShellCommand(name: "guide", options: ["json"], words: ["scenarios", "security"]),
            ])
        #expect(session.completions(for: "ver --") == ["--all", "--seed"])
        #expect(session.completions(for: "verify --all --") == ["--seed"])
        #expect(session.completions(for: "verify ").isEmpty)
        #expect(session.completions(for: "guide ") == ["scenarios", "security"])
        #expect(session.completions(for: "guide s") == ["scenarios", "security"])
    }

    @Test func `shows hints one at a time, and they stay open`() {
        var session = Session(curriculum: SmallCourse.curriculum)
        _ = session.opened("changing-picture", file: "A.swift", isNew: true)
        let hints = (1...3).compactMap { _ in session.handle("hint").first }
        #expect(
            hints == [
                .print("### Hint 1 of 2: Look\n\nLook closer."),
                .print("### Hint 2 of 2: Try\n\nTry `id:`."),
                .print("### Look\n\nLook closer.\n\n### Try\n\nTry `id:`.\n\nThat was the last hint."),
            ])
    }

    @Test func `shows hints for the last run's findings, each kind at its own step`() {
        var session = Session(curriculum: SmallCourse.curriculum)
        _ = session.opened("changing-picture", file: "A.swift", isNew: true)
        #expect(session.handle("hint").first == .print("### Hint 1 of 2: Look\n\nLook closer."))
        let run = AttemptSummary(
            exerciseID: "changing-picture", passed: false, score: 60, findings: ["redundant-fetch"])
        _ = session.verified(run)
        #expect(
            session.handle("hint").first
                == .print("### Hint 1 of 1 about your last run's findings: Count\n\nCount them."))
        _ = session.verified(AttemptSummary(exerciseID: "changing-picture", passed: false, score: 60))
        #expect(session.handle("hint").first == .print("### Hint 2 of 2: Try\n\nTry `id:`."))
    }
}
