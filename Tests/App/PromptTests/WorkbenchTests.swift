import Foundation
import Testing

@Suite(.serialized) struct WorkbenchTests {
    let home = CourseAtHome()

    private var answer: URL {
        home.folder.appending(path: "swiftui-course/06-changing-picture/ProfilePicture.swift")
    }

    private func text() throws -> String { try String(contentsOf: answer, encoding: .utf8) }

    private func terminal(
        _ command: [String] = ["course", "start"], width: Int = 80, height: Int = 40,
        with variables: [String: String] = [:]
    ) throws -> PseudoTerminal {
        try PseudoTerminal(
            running: command, width: width, height: height,
            environment: home.environment.merging(variables) { _, new in new })
    }

    private let prompt = PseudoTerminal.promptOfFirstExercise

    @Test func `fix edits a line at the prompt, starting from its text`() throws {
        let terminal = try terminal()
        try terminal.openFirstExercise()
        try terminal.enter("fix 5")
        try terminal.wait(for: "5 |     let width: Int")
        try terminal.press("BSpace", "BSpace", "BSpace")
        try terminal.enter("Double")
        try terminal.wait(for: "Saved.")
        #expect(
            try text().split(separator: "\n", omittingEmptySubsequences: false)[4] == "    let width: Double")
        try terminal.enter("fix 5")
        try terminal.wait(for: "5 |     let width: Double")
        try terminal.press("C-c")
        try terminal.wait(for: "The course changed nothing.")
        #expect(try text().contains("    let width: Double\n"))
        try terminal.enter("fix 5 --blank")
        try terminal.wait(what: "a second save") { $0.components(separatedBy: "Saved.").count == 3 }
        #expect(try text().contains("View {\n\n    let height"))
        try terminal.enter("fix 5 --delete")
        try terminal.wait(what: "a third save") { $0.components(separatedBy: "Saved.").count == 4 }
        #expect(try text().contains("View {\n    let height"))
        try terminal.enter("fix 5")
        try terminal.wait(for: "5 |     let height")
        try terminal.press("C-u")
        try terminal.paste("    let width: Int\n    let height: Int")
        try terminal.press("Enter")
        try terminal.wait(what: "a fourth save") { $0.components(separatedBy: "Saved.").count == 5 }
        #expect(try text().contains("View {\n    let width: Int\n    let height: Int\n"))
        // The history does not keep text that was typed into a file.
        try terminal.press("Up")
        try terminal.wait(for: "\(prompt) fix 5")
    }

    @Test func `an editor takes the terminal and returns it`() throws {
        try home.write(
            "scribble",
            "#!/bin/sh\nprintf 'scribbling in %s\\n' \"${1##*/}\"; read line; echo \"// $line\" >> \"$1\"\n")
        _ = try home.shell("chmod +x scribble")
        let terminal = try terminal(with: ["EDITOR": "\(home.folder.path)/scribble"])
        try terminal.openFirstExercise()
        try terminal.enter("edit")
        try terminal.wait(for: "scribbling in ProfilePicture.swift")
        try terminal.enter("written by hand")
        try terminal.wait(for: "Saved.")
        #expect(try text().hasSuffix("// written by hand\n"))
        try terminal.enter("edit --with true")
        try terminal.wait(for: "The course changed nothing.")
        try terminal.enter("edit --with false")
        try terminal.wait(for: "false ended with status 1.")
        try terminal.enter("edit --with zzz")
        try terminal.wait(for: "zzz is not installed.")
    }

    @Test func `an editor with its own window leaves the prompt usable`() throws {
        try home.write("gedit", "#!/bin/sh\nsleep 2; echo '// from a window' >> \"$1\"\n")
        _ = try home.shell("chmod +x gedit")
        let terminal = try terminal(with: ["VISUAL": "\(home.folder.path)/gedit"])
        try terminal.openFirstExercise()
        try terminal.enter("edit")
        try terminal.wait(for: "gedit shows your file.")
        #expect(try !text().contains("from a window"))
        try terminal.enter("progress")
        try terminal.wait(for: "Exercises passed: 0")
        let end = Date(timeIntervalSinceNow: 20)
        while try !text().contains("from a window"), Date() < end { usleep(50_000) }
        #expect(try text().contains("from a window"))
    }

    @Test func `the lab runs an answer that is a scenario with the right app`() throws {
        _ = try home.shell("course open 3.5")
        let terminal = try terminal(["course", "lab", "3.5"], height: 120)
        try terminal.wait(for: "Replaying Zombie.scenario. Return runs")
        for _ in 1...6 {
            try terminal.press("Enter")
            usleep(150_000)
        }
        try terminal.wait(for: "#1 GET /recipes/7")
        try terminal.enter("quit")
        try terminal.wait(for: "[ended with 0]")
        _ = try home.shell("echo nonsense > swiftui-course/03-catch-the-zombie/Zombie.scenario")
        let spoilt = try home.shell("printf 'show\\n' | course lab 3.5 2>&1")
        #expect(spoilt.contains("Zombie.scenario line 1"))
        #expect(spoilt.contains("button \"Onion soup\""))
    }

    @Test func `reset asks first, and its copy can still be restored after leaving`() throws {
        let first = try terminal()
        try first.openFirstExercise()
        try first.enter("fix 3 // mine")
        try first.wait(for: "Saved.")
        try first.enter("reset")
        try first.wait(for: "yes or no (Return: no) >")
        try first.press("Enter")
        try first.wait(for: "The course did not change your file.")
        try first.enter("quit")
        try first.wait(for: "[ended with 0]")

        let second = try terminal()
        let page = try second.openFirstExercise()
        #expect(page.contains("Your file, unchanged"))
        #expect(try text().contains("\n// mine\n"))
        try second.enter("reset")
        try second.wait(for: "yes or no (Return: no) >")
        try second.enter("yes")
        try second.wait(for: "Your file is the starter again.")
        #expect(try !text().contains("// mine"))
        let copy = answer.deletingLastPathComponent().appending(path: "ProfilePicture.kept-1.swift")
        #expect(try String(contentsOf: copy, encoding: .utf8).contains("\n// mine\n"))
    }

    @Test(arguments: [80, 40])
    func `a file is shown page by page`(width: Int) throws {
        _ = try home.shell("course open 6.2")
        let terminal = try terminal(
            ["course", "show", "6.2"], width: width, height: 14, with: ["NO_COLOR": "1"])
        try terminal.wait(for: "-- ")
        try expectScreen(try terminal.screen(), "show-page-1-\(width)")
        try terminal.press("Space")
        try terminal.wait(what: "a second page") { $0.contains("-- ") && !$0.contains("import SwiftUI") }
        try expectScreen(try terminal.screen(), "show-page-2-\(width)")
        try terminal.press("q")
        try terminal.wait(for: "[ended with 0]")
    }

    @Test func `a page that is resized halfway continues where it was`() throws {
        _ = try home.shell("course open 6.2")
        let terminal = try terminal(["course", "show", "6.2"], height: 12)
        try terminal.wait(for: "-- ")
        try terminal.wait(for: "11 │")
        try terminal.resize(width: 40, height: 10)
        usleep(600_000)
        try terminal.press("Enter")
        try terminal.wait(for: "12 │")
        try terminal.press("q")
        try terminal.wait(for: "[ended with 0]")
    }

    @Test func `pages wait for no keys without a terminal or with the learner's pager`() throws {
        _ = try home.shell("course open 6.2")
        #expect(try home.shell("course show 6.2").split(separator: "\n").count > 40)
        let terminal = try terminal(
            ["course", "show", "6.2"], height: 12, with: ["PAGER": "sed -n 's/import/imported by hand/p'"])
        let screen = try terminal.wait(for: "[ended with 0]")
        #expect(screen.contains("imported by hand SwiftUI"))
        #expect(!screen.contains("-- "))
        let dumb = try self.terminal(["course", "show", "6.2"], height: 12, with: ["TERM": "dumb"])
        try dumb.wait(for: "-- ")
        try dumb.press("q")
        try dumb.wait(for: "[ended with 0]")
    }
}

extension PseudoTerminal {
    static let promptOfFirstExercise = "6.2 (Return: verify) >"

    /// Goes from the greeting to the prompt of an exercise whose task is longer than the window.
    ///
    /// - Returns: the first page of the task.
    @discardableResult
    func openFirstExercise() throws -> String {
        try wait(for: "(Return: ")
        try enter("open 6.2")
        let page = try wait(for: "q: quit")
        try press("q")
        try wait(for: Self.promptOfFirstExercise)
        return page
    }
}
