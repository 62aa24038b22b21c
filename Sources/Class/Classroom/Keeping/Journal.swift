import Curriculum
import Essentials
import Synchronization

/// The finished grades of a class, on disk. The course writes each grade at once, so that a killed run loses no
/// finished work.
///
/// The journal is an SQLite file with a row for each grade. The type `Conditions` makes the keys of grades. One process
/// at a time can write to the journal, while other processes read. A grade that has been read stays in memory, and all
/// answers with the same key share it.
public final class Journal: Sendable {
    static let fileName = "journal.sqlite"
    /// Increase `version` when a row of the journal changes its meaning. If a journal has another version
    /// than `version`, the course empties the journal.
    static let version = 1
    /// How long a writer waits for readers, in milliseconds.
    private static let patience: Int32 = 10_000

    private let lock: FolderLock
    private let path: String
    private let database: Mutex<Database>
    /// The journal of another folder; its grades are reused but never changed.
    private let known: JournalReading?
    /// Identical answers share one grade in memory, so that a class with many copies needs little memory.
    private let shared = Mutex<[String: Grade]>([:])

    /// - Parameters:
    ///   - fresh: true to empty the journal.
    ///   - known: another folder of results; its grades are reused too.
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
            // SQLite's write-ahead log needs memory that processes share, and the file systems of clusters do not offer
            // such memory.
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
                // The columns student and exercise are for people who read the journal. The course finds a grade by its
                // key alone.
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

    /// Finds the grade with the given key; returns nil if the journal has no such grade or cannot read its row.
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

    /// Copies the grades of another folder's journal. An unreadable journal gives no grades, so its answers are graded
    /// again.
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

    /// Stores a grade, and returns when the grade is on disk.
    func record(_ grade: Grade, as key: String, for assignment: Assignment) throws(ClassroomFault) {
        let values: [Database.Value] = [
            .text(key), .text(assignment.student.name), .text(assignment.exercise.id),
            .text(Self.text(of: grade)),
        ]
        try perform { database throws(Database.Failure) in
            try database.run("INSERT OR REPLACE INTO grades VALUES (?, ?, ?, ?)", values)
        }
    }

    private static func text(of grade: Grade) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return String(decoding: try encoder.encode(grade), as: UTF8.self)
        } catch {
            preconditionFailure("a grade cannot be encoded: \(error)")
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
                nextStep: "With --fresh, `course grade` begins a new journal and grades every answer again.")
        case .full, .readOnly, .busy, .cannotOpen, .newer, .other:
            ResultsFolder.fault("\(path) cannot be used: \(failure.message)")
        }
    }

    /// Throws if the path of the journal is a link, because SQLite would follow the link and change another file.
    private static func refuseLink(_ path: String) throws(ClassroomFault) {
        var facts = stat()
        guard lstat(path, &facts) == 0, facts.st_mode & S_IFMT != S_IFREG else { return }
        throw ResultsFolder.fault("\(path) is not an ordinary file")
    }
}
