import FoundationEssentials

/// Remembers every attempt, and which lessons were read, in one SQLite file.
///
///     let store = try ProgressStore(file: ProgressStore.defaultFile(environment: environment))
///     try store.record(summary)
///     var session = Session(curriculum: curriculum, progress: try store.progress())
///
/// Invariant: an attempt is stored whole or not at all, and nothing stored is ever changed. Two
/// terminals may use one file at once.
public struct ProgressStore: ~Copyable {
    public let file: URL
    /// Where a damaged file was moved to when this one was opened; say so to the learner.
    public let setAside: URL?
    private let database: Database

    /// The file's format. Raise it together with a new step in `ProgressSchema`.
    static let format = ProgressSchema.steps.count

    /// `$XDG_DATA_HOME/course/progress.sqlite`, or below `~/.local/share`.
    public static func defaultFile(environment: [String: String]) -> URL {
        dataFolder(environment: environment).appending(path: "progress.sqlite")
    }

    /// Where the course keeps what it knows of a learner.
    public static func dataFolder(environment: [String: String]) -> URL {
        // The convention has relative paths ignored.
        if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
            return URL(filePath: data).appending(path: "course")
        }
        let home = environment["HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path
        return URL(filePath: home).appending(path: ".local/share/course")
    }

    public init(file: URL) throws(ProgressError) {
        try self.init(file: file, now: Date(), patience: 5000)
    }

    init(file: URL, now: Date, patience: Int32 = 200) throws(ProgressError) {
        let opened = try ProgressOpening(file: file, now: now, patience: patience).open()
        self.file = file
        setAside = opened.setAside
        database = opened.database
    }

    public func record(_ attempt: AttemptSummary, at time: Date = Date()) throws(ProgressError) {
        try perform { database throws(Database.Failure) in
            try Self.insert(attempt, at: time, into: database)
        }
    }

    /// Adds what was done elsewhere, all of it or nothing.
    public func add(_ attempts: [Attempt], lessonsRead: [String]) throws(ProgressError) {
        try perform { database throws(Database.Failure) in
            try database.transaction { database throws(Database.Failure) in
                for attempt in attempts {
                    try Self.insert(attempt.summary, at: attempt.time, into: database)
                }
                for lesson in lessonsRead {
                    try database.run(
                        "INSERT OR IGNORE INTO lessons_read (lesson, time) VALUES (?, ?)",
                        [.text(lesson), .real(Date().timeIntervalSince1970)])
                }
            }
        }
    }

    /// The learner asked for the reference before they had passed.
    public func markRevealed(exercise id: String, at time: Date = Date()) throws(ProgressError) {
        try perform { database throws(Database.Failure) in
            try database.run(
                "INSERT INTO reveals (exercise, time) VALUES (?, ?)",
                [.text(id), .real(time.timeIntervalSince1970)])
        }
    }

    /// The exercises whose reference was looked at early.
    public func revealed() throws(ProgressError) -> Set<String> {
        try perform { database throws(Database.Failure) in
            Set(try database.rows("SELECT exercise FROM reveals") { $0.text(0) })
        }
    }

    private static func insert(
        _ attempt: AttemptSummary, at time: Date, into database: borrowing Database
    ) throws(Database.Failure) {
        try database.run(
            """
            INSERT INTO attempts (time, exercise, content_version, passed, score, requests, redundant,
                missing_cancellations, findings, par, wasted_bytes, wasted_milliseconds)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                .real(time.timeIntervalSince1970), .text(attempt.exerciseID),
                .text(attempt.contentVersion), .integer(attempt.passed ? 1 : 0),
                .integer(attempt.score), .integer(attempt.requests), .integer(attempt.redundant),
                .integer(attempt.missingCancellations),
                .text(attempt.findings.joined(separator: ",")), .integer(attempt.par),
                .integer(attempt.wastedBytes), .integer(attempt.wastedMilliseconds),
            ])
    }

    public func markRead(lesson id: String, at time: Date = Date()) throws(ProgressError) {
        try perform { database throws(Database.Failure) in
            try database.run(
                "INSERT OR IGNORE INTO lessons_read (lesson, time) VALUES (?, ?)",
                [.text(id), .real(time.timeIntervalSince1970)])
        }
    }

    public func recordHint(
        _ step: Int, in ladder: String, of exerciseID: String, at time: Date = Date()
    ) throws(ProgressError) {
        try perform { database throws(Database.Failure) in
            try database.run(
                "INSERT OR IGNORE INTO hints_shown (exercise, ladder, step, time) VALUES (?, ?, ?, ?)",
                [.text(exerciseID), .text(ladder), .integer(step), .real(time.timeIntervalSince1970)])
        }
    }

    /// Oldest first; of one exercise, or of all.
    public func attempts(of exerciseID: String? = nil) throws(ProgressError) -> [Attempt] {
        try perform { database throws(Database.Failure) in
            try database.rows(
                """
                SELECT time, exercise, content_version, passed, score, requests, redundant,
                    missing_cancellations, findings, par, wasted_bytes, wasted_milliseconds
                FROM attempts \(exerciseID == nil ? "" : "WHERE exercise = ?") ORDER BY time, id
                """, exerciseID.map { [.text($0)] } ?? []
            ) { row in
                Attempt(
                    time: Date(timeIntervalSince1970: row.real(0)),
                    summary: AttemptSummary(
                        exerciseID: row.text(1), passed: row.integer(3) != 0, score: row.integer(4),
                        requests: row.integer(5), redundant: row.integer(6),
                        missingCancellations: row.integer(7), par: row.integer(9),
                        wastedBytes: row.integer(10), wastedMilliseconds: row.integer(11),
                        findings: row.text(8).split(separator: ",").map(String.init),
                        contentVersion: row.text(2)))
            }
        }
    }

    public func progress() throws(ProgressError) -> Progress {
        let read = try perform { database throws(Database.Failure) in
            try database.rows("SELECT lesson FROM lessons_read") { $0.text(0) }
        }
        var progress = Progress(attempts: try attempts().map(\.summary), lessonsRead: Set(read))
        let hints = try perform { database throws(Database.Failure) in
            try database.rows("SELECT exercise, ladder, step FROM hints_shown") {
                (exercise: $0.text(0), ladder: $0.text(1), step: $0.integer(2))
            }
        }
        for hint in hints { progress.markHint(hint.step, in: hint.ladder, of: hint.exercise) }
        return progress
    }

    private func perform<Result>(
        _ body: (borrowing Database) throws(Database.Failure) -> Result
    ) throws(ProgressError) -> Result {
        do throws(Database.Failure) {
            return try body(database)
        } catch {
            throw ProgressError(error, path: file.path)
        }
    }

    /// For tests: makes the file behave like one on a full disk, or a read-only one.
    func pragma(_ sql: String) throws(ProgressError) {
        try perform { database throws(Database.Failure) in try database.run("PRAGMA \(sql)") }
    }
}
