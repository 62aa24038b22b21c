// Terminal: reads lines and shows pages at the terminal. The module Terminal does not depend on the course.
//
// Input starts at `LineReader`, and output at `MarkdownRenderer` and `Pager`. All output goes through an `Outlet`,
// which removes control characters from text that the course did not write. The module `Text` lays out every page, and
// `PageStyle.detect` finds the terminal's features. `TerminalProgram` starts the learner's editor and pager.

import CLibEdit
import CMark

/// The C libraries that this module uses, with the versions that are loaded, for `course doctor`.
public enum TerminalLibraries {
    public static var all: [String] {
        ["libedit \(LIBEDIT_MAJOR).\(LIBEDIT_MINOR)", "cmark-gfm \(String(cString: cmark_version_string()))"]
    }
}
