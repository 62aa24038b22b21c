import Essentials

/// Stores every attempt, every shown hint and every read lesson in one SQLite file.
///
///     let store = try ProgressStore(file: ProgressStore.defaultFile(environment: environment))
///     try store.record(summary)
///     var session = Session(curriculum: curriculum, progress: try store.progress())
///
/// Invariant: an attempt is stored completely or not at all, and stored rows never change. Two terminals may use one file at
/// the same time.
public struct ProgressStore: ~Copyable {
    public let file: URL
    /// How the store recovered from a damaged file; the caller must report the recovery to the learner.
    public let recovery: ProgressRecovery?
    /// Why recording is impossible; nil if recording works.
    public let obstacle: ProgressError?
    private let database: Database
    private let backup: ProgressBackup

    /// The new path of a damaged file, if opening the store moved a damaged file.
    public var setAside: URL? { recovery?.setAside }

    /// The version of the file's format; each new step in `ProgressSchema` increases this version.
    static let format = ProgressSchema.steps.count

    /// The default progress file: `course/progress.sqlite` in `$XDG_DATA_HOME`, or else in `~/.local/share`.
    public static func defaultFile(environment: [String: String]) -> URL {
        dataFolder(environment: environment).appending(path: "progress.sqlite")
    }

    /// The folder for everything that the course stores about a learner.
    public static func dataFolder(environment: [String: String]) -> URL {
        // The XDG specification demands that programs ignore relative paths.
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
        let opening = try ProgressOpening(file: file, now: now, patience: patience)
        let opened = try opening.open()
        self.file = file
        recovery = opened.recovery
        obstacle = nil
        database = opened.database
        backup = ProgressBackup(file: opening.file)
        backUp()
    }

    /// Makes a frozen store, with which the course can continue although the progress file cannot be written.
    ///
    /// A frozen store contains the file's rows if they can be read. Each recording opens the file again, and throws if the file
    /// still cannot be written.
    public init(frozen file: URL, because obstacle: ProgressError) throws(ProgressError) {
        self.file = file
        self.obstacle = obstacle
        recovery = nil
        backup = ProgressBackup(file: file)
        do throws(Database.Failure) {
            database = try Self.frozen(file)
        } catch {
            throw ProgressError(error, path: file.path)
        }
    }

    /// Opens the store, or a frozen store if the file cannot be written. Throws if a newer version of the course
    /// wrote the file.
    public static func atHand(_ file: URL) throws(ProgressError) -> ProgressStore {
        do throws(ProgressError) {
            return try ProgressStore(file: file)
        } catch {
            if case .newerFormat = error { throw error }
            return try ProgressStore(frozen: file, because: error)
        }
    }

    private static func frozen(_ file: URL) throws(Database.Failure) -> Database {
        do throws(Database.Failure) {
            let database = try Database(path: file.path, patience: 0, access: .frozen)
            // A file in an older format lacks columns, and a frozen file cannot be upgraded.
            if try database.integer("PRAGMA user_version") == format, try database.damage() == nil {
                return database
            }
        } catch {
            // The file can be neither read nor written; the property `obstacle` already contains the reason.
        }
        let nothing = try Database(path: ":memory:", patience: 0)
        try ProgressSchema.bringUp(nothing)
        return nothing
    }

    /// Stores an attempt, with the number of hints shown before the attempt and whether the learner saw the
    /// solution.
    public func record(_ attempt: AttemptSummary, at time: Date = Date()) throws(ProgressError) {
        try write { database throws(Database.Failure) in
            var attempt = attempt
            let hints = try database.rows(
                "SELECT count(*) FROM hints_shown WHERE exercise = ?", [.text(attempt.exerciseID)]
            ) { $0.integer(0) }
            let reveals = try database.rows(
                "SELECT 1 FROM reveals WHERE exercise = ? LIMIT 1", [.text(attempt.exerciseID)]
            ) { _ in true }
            attempt.hintsUsed = max(attempt.hintsUsed, hints.first ?? 0)
            attempt.sawReference = attempt.sawReference || !reveals.isEmpty
            try AttemptRows.insert(attempt, at: time, into: database)
        }
    }

    /// Adds all attempts and read lessons from another machine, or none if one of them cannot be stored.
    public func add(_ attempts: [Attempt], lessonsRead: [String]) throws(ProgressError) {
        try write { database throws(Database.Failure) in
            for attempt in attempts {
                try AttemptRows.insert(attempt.summary, at: attempt.time, into: database)
            }
            for lesson in lessonsRead { try Self.insert(lesson: lesson, at: Date(), into: database) }
        }
    }

    public func markRead(lesson id: String, at time: Date = Date()) throws(ProgressError) {
        try write { database throws(Database.Failure) in
            try Self.insert(lesson: id, at: time, into: database)
        }
    }

    public func recordHint(
        _ step: Int, in ladder: String, of exerciseID: String, at time: Date = Date()
    ) throws(ProgressError) {
        try write { database throws(Database.Failure) in
            try database.run(
                "INSERT OR IGNORE INTO hints_shown (exercise, ladder, step, time) VALUES (?, ?, ?, ?)",
                [.text(exerciseID), .text(ladder), .integer(step), .real(time.timeIntervalSince1970)])
        }
    }

    /// Stores that the learner saw the solution before passing.
    public func markRevealed(exercise id: String, at time: Date = Date()) throws(ProgressError) {
        try write { database throws(Database.Failure) in
            try database.run(
                "INSERT INTO reveals (exercise, time) VALUES (?, ?)",
                [.text(id), .real(time.timeIntervalSince1970)])
        }
    }

    private static func insert(
        lesson: String, at time: Date, into database: borrowing Database
    ) throws(Database.Failure) {
        try database.run(
            "INSERT OR IGNORE INTO lessons_read (lesson, time) VALUES (?, ?)",
            [.text(lesson), .real(time.timeIntervalSince1970)])
    }

    /// Reads the attempts at one exercise, or at all exercises, oldest first.
    public func attempts(of exerciseID: String? = nil) throws(ProgressError) -> [Attempt] {
        try perform { database throws(Database.Failure) in
            try AttemptRows.attempts(of: exerciseID, in: database)
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
        progress.drills = DrillStanding(try drills(), on: DrillAnswer.day())
        return progress
    }

    public func revealed() throws(ProgressError) -> Set<String> {
        try perform { database throws(Database.Failure) in
            Set(try database.rows("SELECT exercise FROM reveals") { $0.text(0) })
        }
    }

    // MARK: The file

    /// Runs `body` in a transaction, and then makes a backup.
    func write(
        _ body: (borrowing Database) throws(Database.Failure) -> Void
    ) throws(ProgressError) {
        // A frozen store tries to open the file again, because the obstacle may be gone, for example after a full disk
        // has space again.
        guard obstacle == nil else {
            return try ProgressStore(file: file, now: Date()).write(body)
        }
        try perform { database throws(Database.Failure) in try database.transaction(body) }
        backUp()
    }

    func perform<Result>(
        _ body: (borrowing Database) throws(Database.Failure) -> Result
    ) throws(ProgressError) -> Result {
        // If another terminal has moved or deleted the file, a row written to the open file would be lost.
        if database.hasMoved { return try ProgressStore(file: file).perform(body) }
        do throws(Database.Failure) {
            return try body(database)
        } catch {
            throw ProgressError(error, path: file.path)
        }
    }

    private func backUp() {
        guard !database.hasMoved, let lock = ProgressLock(beside: backup.file, waits: false) else { return }
        defer { withExtendedLifetime(lock) {} }
        do throws(Database.Failure) {
            try backup.bring(upTo: database)
        } catch {
            // If the backup fails, the attempt is still stored, and the older backup is unchanged. The next write tries again
            // to make a backup. If the file is damaged, the next start finds the damage.
        }
    }

    /// For tests: sets a pragma that makes the file behave as if it were read-only or the disk were full.
    func pragma(_ sql: String) throws(ProgressError) {
        try perform { database throws(Database.Failure) in try database.run("PRAGMA \(sql)") }
    }
}
