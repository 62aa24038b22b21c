import Foundation

/// A real terminal that a test types into and reads from: a tmux server with one window.
///
///     let terminal = try PseudoTerminal(running: ["course", "start"], in: home)
///     try terminal.type("help")
///     try terminal.press("Enter")
///     try terminal.wait(for: "quit")
///
/// The tmux server keeps running after the command that started it, and keeps the command's open
/// descriptors. Therefore `PseudoTerminal` reads nothing through pipes, and its children inherit only the
/// three standard descriptors.
final class PseudoTerminal {
    private let folder: URL
    private var socket: String { folder.appending(path: "socket").path }

    init(running command: [String], width: Int = 80, height: Int = 40, environment: [String: String]) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "terminal-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        // The window stays after its program ends, so that tests can read the last output. Ctrl-C reaches
        // every process at the terminal, but does not end the shell that waits for the program.
        let line =
            "trap : INT; "
            + (["env", "-i"] + variables + command).map { "'\($0.replacing("'", with: "'\\''"))'" }
            .joined(separator: " ") + "; printf '[ended with %d]\\n' $?; sleep 600"
        try tmux(
            ["-f", "/dev/null", "new-session", "-d", "-x", "\(width)", "-y", "\(height)", "sh", "-c", line])
    }

    deinit {
        // The server may already be gone, so an error of tmux does not matter.
        _ = try? tmux(["kill-server"])
        try? FileManager.default.removeItem(at: folder)
    }

    /// Types the characters literally.
    func type(_ text: String) throws {
        try tmux(["send-keys", "-l", "--", text])
    }

    /// Presses keys by tmux's names: `Enter`, `Tab`, `C-c`, `Up`.
    func press(_ keys: String...) throws {
        try tmux(["send-keys"] + keys)
    }

    func enter(_ line: String) throws {
        try type(line)
        try press("Enter")
    }

    /// Pastes like a terminal: with marks around the text if the program asked for bracketed paste.
    func paste(_ text: String) throws {
        try tmux(["set-buffer", "--", text])
        try tmux(["paste-buffer", "-p"])
    }

    func resize(width: Int, height: Int) throws {
        try tmux(["resize-window", "-x", "\(width)", "-y", "\(height)"])
    }

    /// The current screen, without empty lines at its end.
    func screen() throws -> String {
        let lines = try tmux(["capture-pane", "-p"]).split(separator: "\n", omittingEmptySubsequences: false)
            .map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
        return lines.reversed().drop { $0.isEmpty }.reversed().joined(separator: "\n")
    }

    /// All text that was on screen and that tmux still stores.
    func history() throws -> String { try tmux(["capture-pane", "-p", "-S", "-"]) }

    /// - Returns: the screen that contained the text.
    @discardableResult
    func wait(for text: String, seconds: Double = 30) throws -> String {
        try wait(seconds: seconds, what: "\"\(text)\"") { $0.contains(text) }
    }

    @discardableResult
    func wait(seconds: Double = 30, what: String, until holds: (String) -> Bool) throws -> String {
        let end = Date(timeIntervalSinceNow: seconds)
        while true {
            let screen = try screen()
            if holds(screen) { return screen }
            guard Date() < end else { throw NeverSeen(what: what, screen: screen) }
            usleep(20_000)
        }
    }

    struct NeverSeen: Error, CustomStringConvertible {
        let what: String
        let screen: String
        var description: String { "\(what) never came on screen, which shows:\n\(screen)" }
    }

    @discardableResult
    private func tmux(_ arguments: [String]) throws -> String {
        let output = folder.appending(path: "output").path
        return try Spawn.run(["tmux", "-S", socket] + arguments, output: output)
    }
}
