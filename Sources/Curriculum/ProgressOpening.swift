import FoundationEssentials
import Glibc

/// Opens the progress file: makes it, brings it up to date, or moves a damaged one out of the way.
struct ProgressOpening {
    let file: URL
    let now: Date
    let patience: Int32

    struct Opened: ~Copyable {
        let database: Database
        let setAside: URL?
    }

    func open() throws(ProgressError) -> Opened {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        } catch {
            throw ProgressError.cannotOpen(path: file.path, reason: "its folder cannot be made")
        }
        // One terminal at a time, so that none moves away what another has just put right. Where the
        // lock cannot be made, nothing can be moved either.
        let lock = Glibc.open(file.path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        defer { if lock >= 0 { close(lock) } }
        if lock >= 0 { flock(lock, LOCK_EX) }

        do throws(Database.Failure) {
            return Opened(database: try connect(), setAside: nil)
        } catch {
            guard error.kind == .damaged else { throw problem(error) }
        }
        let place = try moveAside()
        do throws(Database.Failure) {
            return Opened(database: try connect(), setAside: place)
        } catch {
            throw problem(error)
        }
    }

    private func connect() throws(Database.Failure) -> Database {
        let database = try Database(path: file.path, patience: patience)
        let format = try database.integer("PRAGMA user_version")
        guard format <= ProgressStore.format else { throw .newer(format) }
        let verdict = try database.rows("PRAGMA quick_check(1)") { $0.text(0) }
        guard verdict == ["ok"] else { throw .damaged(verdict.first ?? "") }
        try database.run("PRAGMA journal_mode = WAL")
        try database.run("PRAGMA synchronous = FULL")
        try ProgressSchema.bringUp(database)
        return database
    }

    private func problem(_ failure: Database.Failure) -> ProgressError {
        if case .newer(let format) = failure.kind {
            return .newerFormat(path: file.path, found: format, known: ProgressStore.format)
        }
        return ProgressError(failure, path: file.path)
    }

    /// Moves the file, and what SQLite keeps beside it, to a name with the time in it.
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
