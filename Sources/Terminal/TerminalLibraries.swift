import CLibEdit
import CMark

/// The C libraries this module stands on, as they are loaded now: for `course doctor`.
public enum TerminalLibraries {
    public static var all: [String] {
        ["libedit \(LIBEDIT_MAJOR).\(LIBEDIT_MINOR)", "cmark-gfm \(String(cString: cmark_version_string()))"]
    }
}
