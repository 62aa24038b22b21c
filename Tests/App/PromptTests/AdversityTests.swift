import Foundation
import Testing

/// Learners at the prompt on a machine with a full disk, missing permissions or stale caches.
@Suite(.serialized) struct AdversityTests {
    let home = CourseAtHome(course: CourseAtHome.small)

    private func terminal(_ script: String) throws -> PseudoTerminal {
        try PseudoTerminal(
            running: ["bash", "--norc", "--noprofile", "-c", script], height: 120,
            environment: home.environment)
    }

    private func progress() throws -> String { try home.shell("course progress --json") }

    @Test func `a full disk is reported, loses nothing, and work continues once there is room`() throws {
        _ = try home.shell("course open 1.1; course verify 1.1; true")
        // A file size limit simulates the full disk. The limit does not affect an answer's process, because
        // the course sets separate limits for the process.
        let terminal = try terminal(
            "trap '' XFSZ; echo $$ > \"$HOME/pid\"; ulimit -S -f 8; exec course start")
        try terminal.wait(for: "Progress is not stored: the disk is full.")
        try terminal.wait(for: "Welcome back")
        try terminal.enter("open 1.1")
        try terminal.wait(for: "1.1 (Return: verify) >")
        try terminal.enter("fix 3 // mine")
        try terminal.wait(for: "Saved.")
        try terminal.enter("verify")
        try terminal.wait(for: "Change your file")
        #expect(try terminal.screen().components(separatedBy: "the disk is full").count == 3)
        #expect(try progress().contains("\"attempts\" : 1"))

        _ = try home.shell("prlimit --pid $(cat pid) --fsize=unlimited")
        try terminal.enter("hint")
        try terminal.wait(for: "Hint 1 of 3")
        try terminal.enter("verify")
        try terminal.wait(what: "a second verdict") {
            $0.components(separatedBy: "Change your file").count == 3 && $0.hasSuffix(">")
        }
        #expect(try terminal.screen().components(separatedBy: "the disk is full").count == 3)
        #expect(try progress().contains("\"attempts\" : 2"))
        #expect(try String(contentsOf: home.answer, encoding: .utf8).contains("\n// mine\n"))
    }

    @Test func `after a system upgrade the course rebuilds the compiler's cache by itself`() throws {
        let verdict = "course verify 1.1 Right.swift --plain 2>&1"
        try home.write("Right.swift", CourseAtHome.source("Solution"))
        let page = try home.shell(
            """
            export TMPDIR=$(mktemp -d /tmp/upgraded.XXXXXX); chmod 755 "$TMPDIR"
            \(verdict) > before
            for module in "$TMPDIR"/course-*cache-*/cache/*/SwiftGlibc*.pcm; do printf other > "$module"; done
            \(verdict) > after
            cmp before after; tail -n 2 after; rm -r "$TMPDIR"
            """)
        #expect(page.hasPrefix("Passed: 100 of 100 points."), "\(page)")
    }

    @Test func `learners can read the course where they cannot write`() throws {
        // Root ignores permissions, so the test puts files where the course needs folders.
        _ = try home.shell("touch .local swiftui-course")
        let terminal = try terminal("exec course start")
        try terminal.wait(for: "course (Return: read 1) >")
        let screen = try terminal.screen().replacing("\n", with: " ")
        #expect(screen.contains("swiftui-course cannot be written: the folder cannot be made."))
        #expect(screen.contains(".local/share/course/progress.sqlite"))
        #expect(screen.components(separatedBy: "The course cannot write the history file").count == 2)
        #expect(!screen.contains("Your answers are files in"))
        try terminal.enter("lessons")
        try terminal.wait(what: "the lessons") { $0.contains("1 │ What a task follows │\ncourse") }
        try terminal.enter("read 1")
        try terminal.wait(for: "your guess (Return: show it) >")
        try terminal.enter("1")
        try terminal.wait(for: "Measured: 1, as you said.")
        try terminal.enter("open 1.1")
        try terminal.wait(what: "a refusal, and the prompt") {
            $0.contains("its folder cannot be made.\nNothing was changed.")
                && $0.hasSuffix("course (Return: open 1.1) >")
        }
    }

    @Test func `two terminals share one history and one progress`() throws {
        let one = try terminal("exec course start")
        let other = try terminal("exec course start")
        for terminal in [one, other] { try terminal.wait(for: "(Return: read 1) >") }
        try one.enter("open 1.1")
        try one.wait(for: "1.1 (Return: verify) >")
        try other.enter("open 1.2")
        try other.wait(for: "1.2 (Return: verify) >")
        try one.enter("verify")
        try other.enter("verify")
        for terminal in [one, other] { try terminal.wait(for: "Change your file") }
        for terminal in [one, other] {
            try terminal.enter("quit")
            try terminal.wait(for: "[ended with 0]")
        }
        let history = try home.shell("cat .local/share/course/history").split(separator: "\n").map(
            String.init)
        #expect(history.sorted() == ["open 1.1", "open 1.2", "quit", "quit", "verify", "verify"])
        #expect(try progress().components(separatedBy: "\"attempts\" : 1").count == 3)
    }

    @Test func `Ctrl-C right after the lab or a replay clears the line and ends nothing`() throws {
        let terminal = try terminal("exec course start")
        try terminal.wait(for: "(Return: read 1) >")
        try terminal.enter("open 1.1")
        try terminal.wait(for: "1.1 (Return: verify) >")
        for command in ["lab", "replay"] {
            try terminal.enter(command)
            try terminal.wait(what: "the lab") {
                $0.contains("0 ms") && $0.hasSuffix(">") && !$0.hasSuffix("verify) >")
            }
            try terminal.enter("quit")
            try terminal.wait(what: "the prompt") { $0.hasSuffix("1.1 (Return: verify) >") }
            try terminal.type("nonsense")
            try terminal.press("C-c")
        }
        try save("Text({ while true {} }() as String)")
        try terminal.enter("verify")
        try terminal.wait(for: "compiling and running")
        usleep(700_000)
        try terminal.press("C-c")
        let screen = try terminal.wait(for: "You stopped the run, so it has no result.", seconds: 2)
        #expect(!screen.contains("no command"))
    }

    private func save(_ text: String) throws {
        try CourseAtHome.source("Starter").replacing("Text(rate)", with: text)
            .write(to: home.answer, atomically: true, encoding: .utf8)
    }
}
