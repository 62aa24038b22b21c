import Essentials
import Glibc

/// `ProgressOpening` makes a missing file and upgrades an old file. `ProgressOpening` moves a damaged file aside and
/// restores the backup copy.
struct ProgressOpening {
    /// The progress file; for a link, the link's target, because SQLite's files and the backup are beside the target.
    let file: URL
    let now: Date
    let patience: Int32

    struct Opened: ~Copyable {
        let database: Database
        let recovery: ProgressRecovery?
    }

    init(file: URL, now: Date, patience: Int32) throws(ProgressError) {
        self.now = now
        self.patience = patience
        guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: file.path) else {
            self.file = file
            return
        }
        guard FileManager.default.fileExists(atPath: file.path) else {
            throw .cannotOpen(path: file.path, reason: "it is a broken link to \(next)")
        }
        self.file = file.resolvingSymlinksInPath()
    }

    func open() throws(ProgressError) -> Opened {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        } catch {
            throw ProgressError.cannotOpen(path: file.path, reason: "its folder cannot be made")
        }
        // Without the lock, one terminal could move aside a file that another terminal has just repaired.
        let lock = ProgressLock(beside: file, waits: true)
        defer { withExtendedLifetime(lock) {} }
        let backup = ProgressBackup(file: file)
        let state = try FileState(of: file)

        do throws(Database.Failure) {
            // SQLite treats an empty or missing file as a new database. If a backup exists, a missing or empty file
            // means that progress was lost.
            if state == .missing, try backup.restore() {
                return Opened(database: try connect(), recovery: .restored(from: backup.place, setAside: nil))
            }
            guard state != .empty || !backup.exists else { throw .damaged("it is empty") }
            return Opened(database: try connect(), recovery: nil)
        } catch {
            guard error.kind == .damaged else { throw problem(error) }
        }
        let place = try moveAside()
        do throws(Database.Failure) {
            let isRestored = try backup.restore()
            return Opened(
                database: try connect(),
                recovery: isRestored
                    ? .restored(from: backup.place, setAside: place) : .begun(setAside: place))
        } catch {
            throw problem(error)
        }
    }

    private enum FileState {
        case missing, empty, present

        init(of file: URL) throws(ProgressError) {
            var status = stat()
            guard stat(file.path, &status) == 0 else {
                // For errors other than a missing file, SQLite reports the reason when it opens the file.
                self = errno == ENOENT ? .missing : .present
                return
            }
            guard status.st_mode & S_IFMT != S_IFDIR else {
                throw ProgressError.cannotOpen(path: file.path, reason: "a folder has its name")
            }
            self = status.st_size == 0 ? .empty : .present
        }
    }

    private func connect() throws(Database.Failure) -> Database {
        let database = try Database(path: file.path, patience: patience)
        let format = try database.integer("PRAGMA user_version")
        guard format <= ProgressStore.format else { throw .newer(format) }
        if let damage = try database.damage() { throw .damaged(damage) }
        try database.run("PRAGMA journal_mode = WAL")
        try database.run("PRAGMA synchronous = FULL")
        try ProgressSchema.bringUp(database)
        return database
    }

    private func problem(_ failure: Database.Failure) -> ProgressError {
        if case .newer(let format) = failure.kind {
            return .newerFormat(path: file.path, found: format, known: ProgressStore.format)
        }
        // If a folder is not writable, SQLite reports only that it cannot open one of its files.
        if failure.kind == .cannotOpen, access(file.deletingLastPathComponent().path, W_OK) != 0 {
            return .cannotOpen(path: file.path, reason: "its folder cannot be written to")
        }
        return ProgressError(failure, path: file.path)
    }

    /// Renames the progress file and SQLite's files beside it; the new names contain the time.
    private func moveAside() throws(ProgressError) -> URL {
        let style = Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted)
        let base = file.path + ".damaged-" + now.formatted(style)
        var place = base
        var count = 1
        while FileManager.default.fileExists(atPath: place) {
            count += 1
            place = "\(base)-\(count)"
        }
        guard rename(file.path, place) == 0 else {
            throw ProgressError.damaged(path: file.path)
        }
        for suffix in ["-wal", "-shm"]
        where rename(file.path + suffix, place + suffix) != 0 && errno != ENOENT {
            throw ProgressError.damaged(path: file.path + suffix)
        }
        return URL(filePath: place)
    }
}
