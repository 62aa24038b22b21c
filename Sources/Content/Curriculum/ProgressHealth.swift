import Essentials
import Glibc
import Text

/// The state of the progress file. Reading the state never changes, moves or repairs a file.
public struct ProgressHealth: Hashable, Sendable, CustomStringConvertible {
    public let file: URL
    public let bytes: Int
    public let attempts: Int
    public let backup: URL?
    /// The damage that SQLite found; nil if the file is intact.
    public let damage: String?

    public var isSound: Bool { damage == nil }

    public init?(of file: URL) throws(ProgressError) {
        var status = stat()
        guard lstat(file.path, &status) == 0 else { return nil }
        let file = try ProgressOpening(file: file, now: Date(), patience: 0).file
        stat(file.path, &status)
        self.file = file
        bytes = Int(status.st_size)
        let copy = ProgressBackup(file: file)
        backup = copy.exists ? copy.place : nil
        do throws(Database.Failure) {
            (attempts, damage) = (try Self.look(at: file), nil)
        } catch {
            switch error.kind {
            case .damaged: (attempts, damage) = (0, error.message)
            case .newer(let format):
                throw .newerFormat(path: file.path, found: format, known: ProgressStore.format)
            case .full, .readOnly, .busy, .cannotOpen, .other: throw ProgressError(error, path: file.path)
            }
        }
    }

    private static func look(at file: URL) throws(Database.Failure) -> Int {
        let database = try Database(path: file.path, patience: 1000)
        let format = try database.integer("PRAGMA user_version")
        guard format <= ProgressStore.format else { throw .newer(format) }
        if let damage = try database.damage() { throw .damaged(damage) }
        return format > 0 ? try database.integer("SELECT count(*) FROM attempts") : 0
    }

    public var description: String {
        let copy = backup.map { "; its backup is \($0.path)" } ?? "; no backup yet"
        guard let damage else {
            return
                "\(Wording.count(attempts, "attempt")) in \(file.path), \(bytes / 1024) KiB, sound\(copy)"
        }
        return "\(file.path), \(bytes / 1024) KiB, is damaged (\(damage))\(copy)"
    }

    /// The next step for the learner; nil if the file is intact.
    public var remedy: String? {
        guard !isSound else { return nil }
        return
            "`course start` moves it aside and \(backup == nil ? "begins a new one" : "continues from the backup")."
    }
}
