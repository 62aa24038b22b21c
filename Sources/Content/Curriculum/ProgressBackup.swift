import Essentials
import Glibc

/// A copy of the progress file; it replaces the progress file if the progress file cannot be read.
///
/// Invariant: the copy is always complete. The course copies the progress file only right after checking it. The course
/// writes a new copy under another name, synchronizes it to disk, and then renames it. Making or using the copy
/// requires the `ProgressLock`.
struct ProgressBackup {
    let file: URL

    var place: URL { URL(filePath: file.path + ".backup") }
    private var unfinished: String { place.path + ".new" }

    var exists: Bool { FileManager.default.fileExists(atPath: place.path) }

    /// Copies the database, unless the copy is up to date.
    func bring(upTo database: borrowing Database) throws(Database.Failure) {
        let count = try Self.count(database)
        guard count > 0, count != held() else { return }
        if let damage = try database.damage() { throw .damaged(damage) }
        unlink(unfinished)
        try database.run("VACUUM INTO ?", [.text(unfinished)])
        try settle(unfinished, as: place.path)
    }

    /// Replaces the progress file with the copy; returns false if no intact copy exists.
    func restore() throws(Database.Failure) -> Bool {
        guard exists, isSound else { return false }
        unlink(unfinished)
        do {
            try FileManager.default.copyItem(atPath: place.path, toPath: unfinished)
        } catch {
            throw .system(errno)
        }
        // SQLite would apply the old database's log files to the restored copy.
        for suffix in ["-wal", "-shm"] { unlink(file.path + suffix) }
        try settle(unfinished, as: file.path)
        return true
    }

    private var isSound: Bool {
        do throws(Database.Failure) {
            return try Database(path: place.path, patience: 0, access: .frozen).damage() == nil
        } catch {
            return false
        }
    }

    /// Counts the rows of all tables. Rows never change or disappear, so two progress files with equal counts have
    /// equal contents.
    private static func count(_ database: borrowing Database) throws(Database.Failure) -> Int {
        try database.integer(
            "SELECT "
                + ProgressSchema.tables.map { "(SELECT count(*) FROM \($0))" }
                .joined(separator: " + "))
    }

    /// The number of rows in the copy; nil if the copy cannot be read.
    private func held() -> Int? {
        guard exists else { return nil }
        do throws(Database.Failure) {
            let copy = try Database(path: place.path, patience: 0, access: .frozen)
            guard try copy.integer("PRAGMA user_version") == ProgressStore.format else { return nil }
            return try Self.count(copy)
        } catch {
            return nil
        }
    }

    private func settle(_ name: String, as final: String) throws(Database.Failure) {
        let descriptor = open(name, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .system(errno) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0, rename(name, final) == 0 else { throw .system(errno) }
    }
}
