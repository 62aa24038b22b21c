import FoundationEssentials
import Glibc

/// The copy that lies beside the progress file, for the day on which the file itself cannot be read.
///
/// Invariant: the copy is whole. It is written under another name and takes its place only when it is on the disk, and
/// only from a file that was found sound a moment ago. Whoever makes or uses one holds the `ProgressLock`.
struct ProgressBackup {
    /// The progress file, not the copy.
    let file: URL

    var place: URL { URL(filePath: file.path + ".backup") }
    private var unfinished: String { place.path + ".new" }

    var exists: Bool { FileManager.default.fileExists(atPath: place.path) }

    /// Copies everything that `database` holds, unless the copy has it all.
    func bring(upTo database: borrowing Database) throws(Database.Failure) {
        let count = try Self.count(database)
        guard count > 0, count != held() else { return }
        if let damage = try database.damage() { throw .damaged(damage) }
        unlink(unfinished)
        try database.run("VACUUM INTO ?", [.text(unfinished)])
        try settle(unfinished, as: place.path)
    }

    /// Puts the copy where the progress file was; false when there is none, or none that is sound.
    func restore() throws(Database.Failure) -> Bool {
        guard exists, isSound else { return false }
        unlink(unfinished)
        do {
            try FileManager.default.copyItem(atPath: place.path, toPath: unfinished)
        } catch {
            throw .system(errno)
        }
        // They belong to a file that is no longer there, and SQLite would apply them to this one.
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

    /// Nothing stored is ever changed or taken away, so two files with as many rows hold the same.
    private static func count(_ database: borrowing Database) throws(Database.Failure) -> Int {
        try database.integer(
            "SELECT "
                + ProgressSchema.tables.map { "(SELECT count(*) FROM \($0))" }
                .joined(separator: " + "))
    }

    /// How much the copy holds; nil when it cannot say, and has to be made again.
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
