import Foundation
import Testing

/// A learner at a real terminal, from the first minute to the next day.
@Suite(.serialized) struct PromptTests {
    let home = CourseAtHome(course: CourseAtHome.small)

    private func terminal(
        _ arguments: String..., width: Int = 80, environment: [String: String] = [:]
    ) throws -> PseudoTerminal {
        try PseudoTerminal(
            running: ["course"] + arguments, width: width, height: 120,
            environment: home.environment.merging(environment) { $1 })
    }

    /// Goes to the prompt of the first exercise.
    private func atExercise(width: Int = 80) throws -> PseudoTerminal {
        let terminal = try terminal("start", width: width)
        try terminal.wait(for: "(Return: read 1) >")
        try terminal.enter("open 1.1")
        try terminal.wait(for: "1.1 (Return: verify) >")
        return terminal
    }

    /// The part of the screen below the first line that begins with `line`, once the screen shows `text` and the
    /// prompt.
    private func part(of terminal: PseudoTerminal, from line: String, after text: String) throws -> String {
        let screen = try terminal.wait(what: "\"\(text)\" and a prompt") {
            $0.contains(text) && ($0.hasSuffix(" >") || $0.hasSuffix("q quit.") || $0.hasSuffix("quit."))
        }
        let start = try #require(screen.range(of: line))
        return String(screen[start.lowerBound...])
    }

    private func save(_ source: String) throws {
        try source.write(to: home.answer, atomically: true, encoding: .utf8)
    }

    @Test(arguments: [80, 40]) func `the first screen names the course and what Return does`(width: Int)
        throws
    {
        let terminal = try terminal("start", width: width)
        try expectScreen(terminal.wait(for: "(Return: read 1) >"), "first-run-\(width)")
    }

    @Test(arguments: [80, 40]) func `a lesson asks for a guess before the result`(width: Int) throws {
        let terminal = try terminal("start", width: width)
        try terminal.wait(for: "(Return: read 1) >")
        try terminal.press("Enter")
        try terminal.wait(for: "your guess (Return: show it) >")
        try terminal.enter("2")
        let shown = try terminal.wait(for: "(Return: open 1.1) >")
        #expect(shown.contains("Measured: 1, and you said 2."))
        try expectScreen(
            part(of: terminal, from: "1. What", after: "(Return: open 1.1) >"), "lesson-\(width)")
    }

    @Test(arguments: [80, 40]) func `a failing answer shows its line, and a hint explains the finding`(
        width: Int
    ) throws {
        let terminal = try atExercise(width: width)
        try terminal.press("Enter")
        try terminal.wait(for: "Change your file")
        try terminal.enter("hint")
        try expectScreen(
            part(of: terminal, from: "1.1 (Return: verify) >", after: "Did the task?"), "failed-\(width)")
    }

    @Test(arguments: [80, 40]) func `watch mode follows saves, even if the editor replaces the file`(
        width: Int
    ) throws {
        let terminal = try atExercise(width: width)
        try terminal.enter("watch")
        try terminal.wait(for: "from save to verdict")
        try terminal.type("h")
        try terminal.wait(for: "Did the task?")
        try terminal.enter("")
        _ = try home.shell(
            "sed -i.old 's/rate = \"…\"/rate = 7/' swiftui-course/01-two-currencies/Rate.swift")
        try terminal.wait(for: "does not compile")
        try save(CourseAtHome.source("Solution"))
        try expectScreen(
            part(of: terminal, from: "Watching", after: "next step: open 1.2."), "watched-\(width)")
        try terminal.type("q")
        try terminal.wait(for: "1.1 (Return: open 1.2) >")
    }

    @Test func `the newest save wins, whatever is running`() throws {
        let terminal = try atExercise()
        try terminal.enter("watch")
        try terminal.wait(for: "from save to verdict")
        let starter = try CourseAtHome.source("Starter")
        for number in 1...5 {
            try save(starter + "// \(number)\n")
            usleep(60_000)
        }
        try save(CourseAtHome.source("Solution"))
        try terminal.wait(for: "Passed: 100 of 100 points")
        try terminal.type("q")
        try terminal.wait(for: "(Return: open 1.2) >")
    }

    @Test(arguments: [80, 40]) func `replay shows a failed run line by line, forward and backward`(width: Int)
        throws
    {
        let terminal = try atExercise(width: width)
        try terminal.enter("replay")
        try terminal.wait(for: "0 ms (Return:")
        for _ in 1...7 {
            try terminal.press("Enter")
            usleep(150_000)
        }
        try terminal.wait(for: "The fault shows here")
        try terminal.enter("rewind")
        try expectScreen(
            part(of: terminal, from: "Replaying", after: "back after `see"), "replay-\(width)"
        )
        try terminal.enter("quit")
        try terminal.wait(for: "1.1 (Return: verify) >")
    }

    @Test func `Ctrl-C ends a run, not the session`() throws {
        let terminal = try atExercise()
        try save(
            CourseAtHome.source("Starter").replacing(
                "Text(rate)", with: "Text({ while true {} }() as String)"))
        try terminal.enter("verify")
        try terminal.wait(for: "compiling and running")
        usleep(700_000)
        try terminal.press("C-c")
        try terminal.wait(for: "You stopped the run, so it has no result.", seconds: 2)
        try terminal.type("verif")
        try terminal.press("C-c")
        try terminal.enter("why 0")
        try terminal.wait(for: "0 is not a request number.")
        try terminal.press("C-d")
        try terminal.wait(for: "[ended with 0]")
    }

    @Test func `Ctrl-C ends a watched run, and then watching`() throws {
        let terminal = try atExercise()
        try save(
            CourseAtHome.source("Starter").replacing(
                "Text(rate)", with: "Text({ while true {} }() as String)"))
        try terminal.enter("watch")
        try terminal.wait(for: "compiling and running")
        usleep(700_000)
        try terminal.press("C-c")
        try terminal.wait(for: "You stopped the run, so it has no result.", seconds: 2)
        try terminal.press("C-c")
        try terminal.wait(for: "1.1 (Return: verify) >")
    }

    @Test func `a new session continues the work of an earlier session`() throws {
        let monday = try atExercise()
        try monday.enter("verify")
        try monday.wait(for: "Change your file")
        try monday.enter("hint")
        try monday.wait(for: "Hint 1 of 3")
        try monday.enter("quit")
        try monday.wait(for: "[ended with 0]")
        let tuesday = try terminal("start")
        try tuesday.wait(for: "Welcome back")
        try tuesday.enter("open 1.1")
        try tuesday.wait(for: "unchanged")
        try tuesday.enter("hint")
        try tuesday.wait(for: "Hint 2 of 3")
        try save(CourseAtHome.source("Solution"))
        try tuesday.enter("verify")
        try tuesday.wait(for: "Passed: 100 of 100 points")
        try tuesday.enter("review")
        try tuesday.wait(for: "The answer still passes.")
    }

    @Test(arguments: [80, 40]) func `after a pass, compare needs no confirmation`(
        width: Int
    ) throws {
        let terminal = try atExercise(width: width)
        try save(
            CourseAtHome.source("Solution").replacing(
                "import SwiftUI\n", with: "import SwiftUI\n\n// Mine.\n"))
        try terminal.enter("verify")
        try terminal.wait(for: "Passed: 100 of 100 points")
        try terminal.enter("compare")
        try expectScreen(
            part(of: terminal, from: "1.1 (Return: open 1.2) > compare", after: "equal in both files"),
            "compared-\(width)")
    }

    @Test func `the lab opens with the learner's view and returns to the prompt`() throws {
        let terminal = try atExercise()
        try terminal.enter("lab")
        try terminal.wait(for: "Knobs: currency.")
        try terminal.enter("show")
        try terminal.wait(for: "On its way: #1 /eur.")
        try terminal.enter("quit")
        try terminal.wait(for: "1.1 (Return: verify) >")
        try terminal.enter("why 1")
        try terminal.wait(for: "#1 GET /eur was sent by Rate's .task")
    }

    @Test func `every page fits the window, even if it was narrowed while open`() throws {
        let terminal = try terminal("start")
        try terminal.wait(for: "(Return: read 1) >")
        try terminal.resize(width: 40, height: 120)
        try terminal.enter("progress")
        try terminal.wait(for: "Exercises passed")
        try terminal.enter("open 1.1")
        try terminal.wait(for: "1.1 (Return: verify) >")
        try terminal.enter("fix 500")
        try terminal.wait(for: "and no\nline 500.")
        try terminal.enter("lab")
        try terminal.wait(for: "0 ms >")
        try terminal.enter("help")
        let screen = try terminal.wait(what: "help") { $0.hasSuffix("0 ms >") && $0.contains("rewind") }
        // A terminal breaks full lines. The course, unlike a terminal, breaks lines at the ends of words.
        let help = screen.split(separator: "\n").suffix(20)
        #expect(help.allSatisfy { $0.count <= 40 })
        #expect(help.count { $0.count == 40 } < 5)
    }

    @Test func `pasted text waits for Return as a whole, and stops at a line that is no command`() throws {
        let terminal = try atExercise()
        try terminal.paste("progress\nlessons\nexercises again\n")
        try terminal.wait(for: "exercises again")
        #expect(try !terminal.screen().contains("Exercises passed"))
        try terminal.press("Enter")
        let screen = try terminal.wait(what: "all three") { $0.contains("1.2 │") && $0.hasSuffix(" >") }
        #expect(screen.contains("Exercises passed: 0"))
        try terminal.paste("    .task(id: currency) {\n        reset\n    }")
        try terminal.wait(what: "the text") { $0.hasSuffix("    }") }
        try terminal.press("Enter")
        try terminal.wait(for: "The course did not run the 2 lines after the failed line.")
        #expect(try !terminal.screen().contains("with the starter of"))
        try terminal.paste("quit\nquit\n")
        try terminal.press("C-c")
        try terminal.enter("lab")
        try terminal.wait(for: "0 ms >")
        try terminal.paste("show\nwait 10ms\nsee nonsense\nwait 1s")
        try terminal.press("Enter")
        let lab = try terminal.wait(what: "what was left out, and the prompt") {
            $0.contains("The lab did not run the line after the failed line.") && $0.hasSuffix("10 ms >")
        }
        #expect(lab.contains("On its way: #1 /eur."))
    }

    @Test func `Tab completes what the word before it expects`() throws {
        let terminal = try terminal("start")
        try terminal.wait(for: "(Return: read 1) >")
        try terminal.type("expla")
        try terminal.press("Tab")
        try terminal.type("mi")
        try terminal.press("Tab", "Tab")
        try terminal.wait(for: "missing-environment-object  missed-fetch  missing-cancellation  misjudged")
        try terminal.type("sed")
        try terminal.press("Tab", "Enter")
        try terminal.wait(for: "The app never requested something")
        try terminal.type("op")
        try terminal.press("Tab")
        try terminal.type("two")
        try terminal.press("Tab", "Enter")
        try terminal.wait(for: "1.1 (Return: verify) >")
    }

    @Test func `the lab opens a lesson's program, and Return runs its lines`() throws {
        let terminal = try terminal("start")
        try terminal.wait(for: "(Return: read 1) >")
        try terminal.enter("lab 1")
        try terminal.wait(for: "Return runs the next line")
        for _ in 1...2 { try terminal.press("Enter") }
        try terminal.wait(for: "#1 GET /eur")
        try terminal.enter("quit")
        try terminal.wait(what: "the prompt") { $0.hasSuffix("(Return: read 1) >") }
        let said = try home.shell("printf 'show\n' | course lab rates 2>&1; course lab 7 2>&1 | head -2")
        #expect(said.contains("#1 GET /eur"))
        #expect(said.contains("no file, exercise or lesson is named \"7\"."))
    }

    @Test func `a plain terminal gets sentences in ASCII`() throws {
        let terminal = try terminal(
            "start", "--plain", width: 40, environment: ["TERM": "dumb", "LANG": "C", "NO_COLOR": "1"])
        try terminal.wait(for: "(Return: read 1) >")
        try terminal.enter("open 1.1")
        try terminal.wait(for: "1.1 (Return: verify) >")
        try save(CourseAtHome.source("Solution"))
        try terminal.enter("verify")
        let screen = try terminal.wait(for: "1.1 (Return: open 1.2) >")
        #expect(screen.contains("This time: 2 requests. Par: 2 requests."))
        #expect(screen.allSatisfy { $0.isASCII })
        try expectScreen(screen, "plain-40")
    }
}
