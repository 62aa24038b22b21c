import Curriculum
import Essentials
import Synchronization

/// The journal of another folder, opened for reading. While this process reads, another process can write to the
/// journal.
final class JournalReading: Sendable {
    struct Row: Sendable {
        var key: String
        var student: String
        var exercise: String
        var text: String
    }

    /// How long a reader waits for a writer, in milliseconds.
    private static let patience: Int32 = 2_000
    private let database: Mutex<Database>

    /// The initializer returns nil if the folder has no journal, or if the journal has another version.
    init?(in folder: String) {
        let path = "\(folder)/\(Journal.fileName)"
        var facts = stat()
        guard lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
        guard let database = try? Database(path: path, patience: Self.patience, access: .read),
            (try? database.integer("PRAGMA user_version")) == Journal.version
        else { return nil }
        self.database = Mutex(database)
    }

    func grade(_ key: String) -> Grade? {
        database.withLock { database in
            let texts = try? database.rows("SELECT grade FROM grades WHERE key = ?", [.text(key)]) {
                $0.text(0)
            }
            return texts?.first.flatMap(Journal.grade(in:))
        }
    }

    /// Reads all rows except the rows with the given keys; returns no rows while the journal cannot be read.
    func rows(besides known: Set<String>) -> [Row] {
        database.withLock { database in
            let rows = try? database.rows("SELECT key, student, exercise, grade FROM grades ORDER BY key") {
                row in
                let key = row.text(0)
                return known.contains(key)
                    ? nil : Row(key: key, student: row.text(1), exercise: row.text(2), text: row.text(3))
            }
            return rows?.compactMap(\.self) ?? []
        }
    }
}
