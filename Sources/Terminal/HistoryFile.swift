import FoundationEssentials
import Glibc

/// The lines a learner typed in earlier runs, one a line, oldest first.
///
/// Lines are appended, never rewritten, so two terminals at once lose nothing of each other. The
/// file is cut back to its newest `limit` lines when it is opened and has grown past twice that; who appends waits for it.
public struct HistoryFile {
    public let path: String
    public let limit: Int

    public init(path: String, limit: Int = 1000) {
        self.path = path
        self.limit = limit
    }

    public struct Failure: Error, CustomStringConvertible {
        public let path: String
        public let reason: String
        public var description: String {
            "Cannot write the history file \(path): \(reason). "
                + "Typing works as before; lines of this run will not be there in the next."
        }
    }

    /// The newest lines, oldest first. A file that is not there yet holds none.
    public func load() throws(Failure) -> [String] {
        let newest = try lines()
        guard newest.count > 2 * limit else { return newest.suffix(limit) }
        // What was appended since then must not be lost.
        let lock = try FolderLock(of: path)
        defer { withExtendedLifetime(lock) {} }
        let kept = Array(try lines().suffix(limit))
        try replace(with: kept)
        return kept
    }

    private func lines() throws(Failure) -> [String] {
        guard let stream = fopen(path, "re") else {
            if errno == ENOENT { return [] }
            throw failure()
        }
        defer { fclose(stream) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = fread(&chunk, 1, chunk.count, stream)
            guard count > 0 else { break }
            bytes += chunk[..<count]
        }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Writes one line through to the file.
    public func append(_ line: String) throws(Failure) {
        try makeFolder()
        let lock = try FolderLock(of: path)
        defer { withExtendedLifetime(lock) {} }
        let descriptor = Glibc.open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure() }
        defer { close(descriptor) }
        // One write call, so that two terminals cannot interleave inside a line; and a line of its own, where a full disk
        // has cut the one before it short.
        let bytes = Array(((Self.endsInMidLine(descriptor) ? "\n" : "") + line + "\n").utf8)
        guard write(descriptor, bytes, bytes.count) == bytes.count else { throw failure() }
    }

    private static func endsInMidLine(_ descriptor: Int32) -> Bool {
        let end = lseek(descriptor, 0, SEEK_END)
        var last = UInt8(ascii: "\n")
        return end > 0 && pread(descriptor, &last, 1, end - 1) == 1 && last != UInt8(ascii: "\n")
    }

    private func replace(with lines: [String]) throws(Failure) {
        let text = lines.map { $0 + "\n" }.joined()
        do {
            try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
        } catch {
            throw Failure(path: path, reason: "\(error)")
        }
    }

    private func makeFolder() throws(Failure) {
        let folder = URL(filePath: path).deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw Failure(path: path, reason: "its folder cannot be made")
        }
    }

    private func failure() -> Failure {
        Failure(path: path, reason: String(cString: strerror(errno)))
    }

    /// Keeps every other terminal from the file, by a lock on its folder: the file itself may be replaced.
    private struct FolderLock: ~Copyable {
        private let descriptor: Int32

        init(of path: String) throws(Failure) {
            let folder = URL(filePath: path).deletingLastPathComponent().path
            descriptor = Glibc.open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else {
                let reason = String(cString: strerror(errno))
                if descriptor >= 0 { close(descriptor) }
                throw Failure(path: path, reason: reason)
            }
        }

        deinit { close(descriptor) }
    }
}
