// Terminal: reads lines, and shows pages at the terminal at hand. It knows nothing of the course.
//
// Input starts at `LineReader`, and output at `MarkdownRenderer` and `Pager`. All of it leaves by an `Outlet`, which keeps
// a terminal from what other people's text would make it do. Every page is laid out by `Text`, and `PageStyle.detect`
// finds out what the terminal can show. `TerminalProgram` starts the learner's editor and pager.

import CLibEdit
import CMark

/// The C libraries that this module uses, with the versions that are loaded, for `course doctor`.
public enum TerminalLibraries {
    public static var all: [String] {
        ["libedit \(LIBEDIT_MAJOR).\(LIBEDIT_MINOR)", "cmark-gfm \(String(cString: cmark_version_string()))"]
    }
}
