import CZlib
import Classroom
import Curriculum
import Essentials
import Synchronization
import Wire

/// A file that stores an exhibit of each answer during grading, so that writing the pages needs no second run.
///
/// The store's file is beside the journal. Grading stores each exhibit before its grade, so every grade in the
/// journal has an exhibit.
public final class ExhibitStore: Sendable {
    public static let fileName = "exhibits.sqlite"
    /// The version of the store's format. Increase `version` when the store's format changes. The course
    /// empties a file with another version.
    private static let version = 1

    private let database: Mutex<Database>
    private let firstProblem = Mutex<String?>(nil)

    public init(in folder: ResultsFolder, fresh: Bool = false) throws(SiteFault) {
        let path = folder.path(of: Self.fileName)
        if fresh { unlink(path) }
        do throws(Database.Failure) {
            let database = try Database(path: path, patience: 10_000)
            try database.run("PRAGMA journal_mode = TRUNCATE")
            try database.run("PRAGMA synchronous = FULL")
            if try database.integer("PRAGMA user_version") != Self.version {
                try database.run("DROP TABLE IF EXISTS exhibits")
                try database.run(
                    "CREATE TABLE exhibits (key TEXT PRIMARY KEY, size INTEGER NOT NULL, exhibit BLOB NOT NULL)"
                )
                try database.run("DROP TABLE IF EXISTS marks")
                try database.run("CREATE TABLE marks (digest TEXT PRIMARY KEY, marks TEXT NOT NULL)")
                try database.run("PRAGMA user_version = \(Self.version)")
            }
            self.database = Mutex(database)
        } catch {
            throw SiteFault("\(path) cannot be used: \(error.message).")
        }
    }

    /// The reason why an exhibit could not be stored; nil if all exhibits are stored. After a failure of the store,
    /// grading continues, because only a page is missing.
    public var problem: String? { firstProblem.withLock { $0 } }

    public func keep(_ exhibit: Exhibit, as key: ExhibitKey) {
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            let plain = Array(try encoder.encode(exhibit))
            let packed = Packing.packed(plain)
            try database.withLock { database throws(Database.Failure) in
                try database.run(
                    "INSERT OR REPLACE INTO exhibits VALUES (?, ?, ?)",
                    [.text(key.text), .integer(plain.count), .bytes(packed)])
            }
        } catch {
            firstProblem.withLock { $0 = $0 ?? "\(error)" }
        }
    }

    /// Finds an answer's exhibit; returns nil for an answer that was graded before the store existed.
    func exhibit(_ key: ExhibitKey) throws(SiteFault) -> Exhibit? {
        let found: (Int, [UInt8])?
        do throws(Database.Failure) {
            found = try database.withLock { database throws(Database.Failure) in
                try database.rows("SELECT size, exhibit FROM exhibits WHERE key = ?", [.text(key.text)]) {
                    ($0.integer(0), $0.bytes(1))
                }.first
            }
        } catch { throw SiteFault("\(Self.fileName) cannot be read: \(error.message).") }
        guard let (size, packed) = found, let plain = Packing.unpacked(packed, size: size) else { return nil }
        return try? JSONDecoder().decode(Exhibit.self, from: Data(plain))
    }

    /// Returns the stored fingerprints of a source; nil if the store has no fingerprints of the source.
    func marks(of digest: String) throws(SiteFault) -> [TokenMark]? {
        do throws(Database.Failure) {
            let found = try database.withLock { database throws(Database.Failure) in
                try database.rows("SELECT marks FROM marks WHERE digest = ?", [.text(digest)]) { $0.text(0) }
            }
            return found.first.flatMap { try? JSONDecoder().decode([TokenMark].self, from: Data($0.utf8)) }
        } catch { throw SiteFault("\(Self.fileName) cannot be read: \(error.message).") }
    }

    func keep(_ marks: [TokenMark], of digest: String) throws {
        let text = String(decoding: try JSONEncoder().encode(marks), as: UTF8.self)
        try database.withLock { database throws(Database.Failure) in
            try database.run("INSERT OR REPLACE INTO marks VALUES (?, ?)", [.text(digest), .text(text)])
        }
    }

    /// Copies the exhibits and fingerprints from a shard's folder. If the folder has no store, nothing is
    /// copied.
    public func takeOver(_ folder: String) throws(SiteFault) {
        let path = "\(folder)/\(Self.fileName)"
        guard FileManager.default.fileExists(atPath: path) else { return }
        do throws(Database.Failure) {
            try database.withLock { database throws(Database.Failure) in
                try database.run("ATTACH DATABASE ? AS part", [.text(path)])
                try database.run("INSERT OR IGNORE INTO exhibits SELECT * FROM part.exhibits")
                try database.run("INSERT OR IGNORE INTO marks SELECT * FROM part.marks")
                try database.run("DETACH DATABASE part")
            }
        } catch { throw SiteFault("\(path) cannot be read: \(error.message).") }
    }
}

/// Compresses exhibits with zlib.
enum Packing {
    static func packed(_ bytes: [UInt8]) -> [UInt8] {
        var size = compressBound(uLong(bytes.count))
        return [UInt8](unsafeUninitializedCapacity: Int(size)) { buffer, count in
            let status = compress2(buffer.baseAddress, &size, bytes, uLong(bytes.count), 6)
            precondition(status == Z_OK, "zlib could not pack \(bytes.count) bytes: status \(status)")
            count = Int(size)
        }
    }

    /// Decompresses an exhibit; returns nil if the bytes are damaged.
    static func unpacked(_ bytes: [UInt8], size: Int) -> [UInt8]? {
        guard size >= 0, size < 1 << 28 else { return nil }
        var length = uLong(size)
        var isSound = false
        let plain = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            isSound = uncompress(buffer.baseAddress, &length, bytes, uLong(bytes.count)) == Z_OK
            count = isSound ? Int(length) : 0
        }
        return isSound && plain.count == size ? plain : nil
    }
}
