import CSQLite
import CYAML

/// The C libraries this module stands on, as they are loaded now: for `course doctor`.
public enum StorageLibraries {
    public static var all: [String] {
        [
            "SQLite \(String(cString: sqlite3_libversion()))",
            "libyaml \(String(cString: yaml_get_version_string()))",
        ]
    }
}
