import Curriculum
import Foundation
import Synchronization

/// The grades so far, each on disk as soon as it is known, so that a killed run loses no finished work.
///
/// An SQLite file with a row for each grade, under the key of all that decides it (`Conditions`). One process at a time
/// writes; others may read. A grade that was asked for is held in memory, once for all answers with the same key.
public final class Journal: Sendable {
    static let fileName = "journal.sqlite"
    /// Increases when a row changes its meaning. A journal of another version is begun anew.
    static let version = 1
    /// How long a reader may keep a writer waiting, in milliseconds.
    private static let patience: Int32 = 10_000

    private let lock: FolderLock
    private let path: String
    private let database: Mutex<Database>
    /// Another folder's grades, which count as well and are not changed.
    private let known: JournalReading?
    /// Answers that are the same share their grade: a class with many copies takes the memory of a few.
    private let shared = Mutex<[String: Grade]>([:])

    /// - Parameters:
    ///   - fresh: empties the journal.
    ///   - known: a folder of results whose grades are taken too.
    public init(
        in folder: ResultsFolder, fresh: Bool = false, knowing known: String? = nil
    ) throws(ClassroomFault) {
        self.known = known.flatMap { JournalReading(in: $0) }
        lock = try FolderLock(folder)
        path = folder.path(of: Self.fileName)
        try Self.refuseLink(path)
        if fresh { unlink(path) }
        do throws(Database.Failure) {
            let database = try Database(path: path, patience: Self.patience)
            // A journal in memory shared between processes does not work on the file systems of clusters.
            try database.run("PRAGMA journal_mode = TRUNCATE")
            try database.run("PRAGMA synchronous = FULL")
            self.database = Mutex(database)
        } catch {
            throw Self.fault(error, path)
        }
        if fresh { unlink(folder.path(of: FormerJournal.fileName)) }
        let isKnown = try perform { database throws(Database.Failure) in
            try database.integer("PRAGMA user_version") == Self.version
        }
        if !isKnown { try begin(with: try FormerJournal(in: folder).grades) }
        folder.sync()
    }

    private func begin(with former: [(key: String, grade: Grade)]) throws(ClassroomFault) {
        try perform { database throws(Database.Failure) in
            try database.transaction { database throws(Database.Failure) in
                try database.run("DROP TABLE IF EXISTS grades")
                // Student and exercise are for people who read the file; only the key decides.
                try database.run(
                    """
                    CREATE TABLE grades (
                        key TEXT PRIMARY KEY, student TEXT NOT NULL, exercise TEXT NOT NULL, grade TEXT NOT NULL
                    ) WITHOUT ROWID
                    """)
                for (key, grade) in former {
                    try database.run(
                        "INSERT OR REPLACE INTO grades VALUES (?, '', '', ?)",
                        [.text(key), .text(Self.text(of: grade))])
                }
                try database.run("PRAGMA user_version = \(Self.version)")
            }
        }
    }

    public var count: Int {
        get throws(ClassroomFault) {
            try perform { database throws(Database.Failure) in
                try database.integer("SELECT count(*) FROM grades")
            }
        }
    }

    /// The grade with this key. One that cannot be read is as good as none.
    func grade(_ key: String) throws(ClassroomFault) -> Grade? {
        if let grade = shared.withLock({ $0[key] }) { return grade }
        let texts = try perform { database throws(Database.Failure) in
            try database.rows("SELECT grade FROM grades WHERE key = ?", [.text(key)]) { $0.text(0) }
        }
        guard let grade = texts.first.flatMap(Self.grade(in:)) ?? known?.grade(key) else { return nil }
        return shared.withLock { shared in
            if let first = shared[key] { return first }
            shared[key] = grade
            return grade
        }
    }

    static func grade(in text: String) -> Grade? {
        try? JSONDecoder().decode(Grade.self, from: Data(text.utf8))
    }

    /// Takes over what another folder's journal has. One that cannot be read has nothing: its answers are judged again.
    public func takeOver(_ other: String) throws(ClassroomFault) {
        guard let other = JournalReading(in: other) else { return }
        let rows = other.rows(besides: [])
        try perform { database throws(Database.Failure) in
            try database.transaction { database throws(Database.Failure) in
                for row in rows {
                    try database.run(
                        "INSERT OR IGNORE INTO grades VALUES (?, ?, ?, ?)",
                        [.text(row.key), .text(row.student), .text(row.exercise), .text(row.text)])
                }
            }
        }
    }

    /// Stores a grade, and returns when it is on disk.
    func record(_ grade: Grade, as key: String, for assignment: Assignment) throws(ClassroomFault) {
        let values: [Database.Value] = [
            .text(key), .text(assignment.student.name), .text(assignment.exercise.id),
            .text(Self.text(of: grade)),
        ]
        try perform { database throws(Database.Failure) in
            try database.run("INSERT OR REPLACE INTO grades VALUES (?, ?, ?, ?)", values)
        }
    }

    // MARK: -

    private static func text(of grade: Grade) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return String(decoding: try encoder.encode(grade), as: UTF8.self)
        } catch {
            preconditionFailure("A grade is numbers, texts and lists of them: \(error)")
        }
    }

    private func perform<Result: Sendable>(
        _ body: (borrowing Database) throws(Database.Failure) -> Result
    ) throws(ClassroomFault) -> Result {
        do throws(Database.Failure) {
            return try database.withLock { database throws(Database.Failure) in try body(database) }
        } catch {
            throw Self.fault(error, path)
        }
    }

    private static func fault(_ failure: Database.Failure, _ path: String) -> ClassroomFault {
        switch failure.kind {
        case .damaged:
            .results(
                "\(path) is damaged: \(failure.message).",
                nextStep: "With --fresh, grading begins a new one and grades every answer again.")
        case .full, .readOnly, .busy, .cannotOpen, .newer, .other:
            ResultsFolder.fault("\(path) cannot be used: \(failure.message)")
        }
    }

    /// SQLite would follow it, and write to where it leads.
    private static func refuseLink(_ path: String) throws(ClassroomFault) {
        var facts = stat()
        guard lstat(path, &facts) == 0, facts.st_mode & S_IFMT != S_IFREG else { return }
        throw ResultsFolder.fault("\(path) is not a file, and is not opened")
    }
}
