import Foundation
import Testing

/// A line at a real terminal, from its keys to its effects.
@Suite(.serialized) struct PromptLineTests {
    let home = CourseAtHome(course: CourseAtHome.small)

    private func terminal() throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(
            running: ["course", "start"], width: 80, height: 60, environment: home.environment)
        try terminal.wait(for: "(Return: read 1) >")
        return terminal
    }

    @Test(arguments: ["👩‍👩‍👧", "🇳🇴", "e\u{301}", "é", "x"])
    func `backspace deletes one visible character`(character: String) throws {
        let terminal = try terminal()
        try terminal.type("lessons" + character)
        try terminal.press("BSpace")
        try terminal.enter("")
        // If Backspace deleted only part of the character, `lessons` would be an unknown command.
        let screen = try terminal.wait(for: "read 1) > lessons")
        #expect(!screen.contains("is not a command"))
        try terminal.wait(what: "the lessons, and a prompt") {
            $0.components(separatedBy: "course (Return: read 1) >").count == 3
        }
    }

    @Test func `a shell command opens its exercise at the prompt, and its run offers Return`() throws {
        let terminal = try terminal()
        try terminal.enter("open 1.1 --json")
        try terminal.wait(for: "1.1 (Return: verify) >")
        try terminal.enter("verify --all")
        let screen = try terminal.wait(
            for: "Change your file and press Return to verify again. hint shows a hint.")
        #expect(screen.contains("Not yet:"))
    }
}
