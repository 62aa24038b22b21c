import Foundation
import Testing

/// Real shells read the real completion scripts.
@Suite("Completions", .serialized) struct ShellTests {
    let home = CourseAtHome()

    @Test func `bash completes commands, options and exercises`() throws {
        #expect(try bash("course ver") == ["verify"])
        #expect(try bash("course verify --js") == ["--json"])
        #expect(try bash("course verify chang") == ["changing-picture"])
        #expect(try bash("course verify --seed 7 6.2").contains("6.2"))
        #expect(try bash("course explain missed") == ["missed-fetch"])
        #expect(try bash("course completions f") == ["fish"])
    }

    @Test func `bash offers files where a file is expected, and nothing where a number is expected`() throws {
        try home.write("Answer.swift", "")
        #expect(try bash("course verify 6.2 Ans") == ["Answer.swift"])
        #expect(try bash("course verify --seed ").isEmpty)
    }

    @Test func `fish completes commands, options and exercises`() throws {
        #expect(try fish("course ver") == ["verify"])
        #expect(try fish("course verify --js") == ["--json"])
        #expect(try fish("course verify chang") == ["changing-picture"])
        #expect(try fish("course verify --seed 7 chang") == ["changing-picture"])
        #expect(try fish("course explain missed") == ["missed-fetch"])
    }

    @Test func `zsh completes commands, options and exercises`() throws {
        let terminal = try PseudoTerminal(
            running: ["zsh", "-f", "-i"], environment: home.environment)
        try terminal.enter(
            "autoload -U compinit; compinit -u -D; source <(course completions zsh); PS1='go> '")
        try terminal.enter("clear")
        try terminal.wait(for: "go>")
        try expectCompletion("course ver", "course verify", in: terminal)
        try expectCompletion("course verify --js", "course verify --json", in: terminal)
        try expectCompletion("course verify chang", "course verify changing-picture", in: terminal)
        try expectCompletion("course explain missed", "course explain missed-fetch", in: terminal)
    }

    @Test func `man reads the manual page, which names every command`() throws {
        let page = try home.shell("course manual | man -l - | col -b")
        for command in ["start", "verify", "grade", "doctor", "completions"] {
            #expect(page.contains("course \(command)"))
        }
        #expect(page.contains("--json"))
        #expect(try home.shell("course manual | man --warnings -E UTF-8 -l - 2>&1 >/dev/null").isEmpty)
    }

    private func bash(_ line: String) throws -> [String] {
        let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        let script = """
            source <(course completions bash)
            COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " "))) COMP_CWORD=\(words.count - 1)
            _course
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        return try home.shell(script).split(separator: "\n").map(String.init)
    }

    private func fish(_ line: String) throws -> [String] {
        try home.shell(
            "course completions fish > c.fish; fish -N -c 'source c.fish; complete -C \"\(line)\"'"
        )
        .split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }

    private func expectCompletion(_ typed: String, _ whole: String, in terminal: PseudoTerminal) throws {
        try terminal.press("C-u")
        try terminal.type(typed)
        try terminal.press("Tab")
        try terminal.wait(for: whole)
    }
}
