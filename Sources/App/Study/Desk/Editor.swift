import Essentials
import Terminal

/// The learner's editor, which either uses the terminal or opens a window.
struct Editor {
    let program: TerminalProgram
    let hasWindow: Bool

    struct NotFound: Error, CustomStringConvertible {
        let description: String
    }

    /// Chooses the program that the learner names, else `$VISUAL`, else `$EDITOR`, else an installed editor.
    static func choose(_ wish: String?, environment: [String: String]) throws(NotFound) -> Editor {
        if let wish { return try named(wish, as: wish, environment) }
        for variable in ["VISUAL", "EDITOR"] {
            guard let line = environment[variable], line.contains(where: { !$0.isWhitespace }) else {
                continue
            }
            return try named(line, as: "\(line), which $\(variable) names,", environment)
        }
        let candidates = hasDisplay(environment) ? windowed + inTerminal : inTerminal
        guard
            let found = candidates.first(where: { TerminalProgram.find($0, environment: environment) != nil })
        else {
            throw NotFound(
                description:
                    "The course found no editor on this machine.\nInstall an editor, or name yours: `edit --with PROGRAM`, or "
                    + "set EDITOR.")
        }
        return Editor(found, environment)
    }

    private static func named(
        _ line: String, as wording: String, _ environment: [String: String]
    ) throws(NotFound) -> Editor {
        let word = line.split(separator: " ").first.map(String.init) ?? line
        guard TerminalProgram.find(word, environment: environment) != nil else {
            throw NotFound(
                description:
                    "\(wording) is not installed.\nName another editor: `edit --with PROGRAM`, or set EDITOR."
            )
        }
        return Editor(line, environment)
    }

    private init(_ line: String, _ environment: [String: String]) {
        program = TerminalProgram(line)
        let words = line.split(separator: " ").map(String.init)
        hasWindow =
            if Self.emacs.contains(program.name) {
                Self.hasDisplay(environment)
                    && !words.contains { ["-nw", "-t", "--no-window-system"].contains($0) }
            } else {
                Self.windowed.contains(program.name)
            }
    }

    /// Opens the file in the editor, and waits for an editor that uses the terminal.
    func show(_ file: String, at line: Int?, environment: [String: String]) throws -> TerminalProgram.End {
        let words = line.map { EditorLine(of: program.name).words(file, $0) } ?? [file]
        return hasWindow
            ? try program.open(words, environment: environment)
            : try program.run(words, environment: environment)
    }

    private static func hasDisplay(_ environment: [String: String]) -> Bool {
        ["DISPLAY", "WAYLAND_DISPLAY"].contains { !(environment[$0] ?? "").isEmpty }
    }

    /// The editors that open windows, in the order of preference.
    private static let windowed = [
        "code", "codium", "code-insiders", "cursor", "zed", "subl", "xed", "gedit", "gnome-text-editor",
        "kate",
        "kwrite", "pluma", "mousepad", "geany", "gvim", "featherpad", "leafpad", "l3afpad", "mate", "xedit",
    ]
    private static let inTerminal = [
        "editor", "nano", "micro", "nvim", "vim", "vi", "emacs", "helix", "hx", "joe", "ne", "mg", "jed",
    ]
    /// Editors that open a window if a display is available, and otherwise use the terminal.
    private static let emacs: Set<String> = ["emacs"]
}
