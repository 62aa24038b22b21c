import Foundation
import Testing

/// The prompt reads lines that were typed ahead as commands, never as keys for a pager.
@Suite struct TypedAheadTests {
    let home = CourseAtHome()

    private func terminal() throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(
            running: ["course", "start"], width: 80, height: 24, environment: home.environment)
        try terminal.wait(for: "(Return: read 1) >")
        return terminal
    }

    @Test func `pasted lines run one after the other, whatever their pages' length`() throws {
        let terminal = try terminal()
        try terminal.paste("open 1.1\nopen 2.1\nhelp quit")
        try terminal.press("Enter")
        let screen = try terminal.wait(for: "You lose nothing: your answers are files")
        #expect(screen.contains("2.1 (Return: verify) >"))
        #expect(!screen.contains("q: quit"))
    }

    @Test func `a reader can turn and leave a single page`() throws {
        let terminal = try terminal()
        try terminal.enter("open 1.1")
        try terminal.wait(for: "q: quit")
        try terminal.press("q")
        try terminal.wait(for: "1.1 (Return: verify) >")
    }
}
