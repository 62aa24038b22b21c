import Essentials
import Glibc

/// A file with the lines that a learner typed in earlier sessions, oldest first.
///
/// Terminals only append lines, so two terminals at once lose no lines. A file with more than twice `limit` lines is
/// cut to its newest `limit` lines. While the file is cut, a lock keeps other terminals from appending lines.
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
            "The course cannot write the history file \(path): \(reason). "
                + "You can type as usual, but the next session will not remember these lines."
        }
    }

    /// The newest `limit` lines, oldest first; empty without a file.
    public func load() throws(Failure) -> [String] {
        let newest = try lines()
        guard newest.count > 2 * limit else { return newest.suffix(limit) }
        // Under the lock, the method reads the file again, because another terminal may have appended lines.
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

    public func append(_ line: String) throws(Failure) {
        try makeFolder()
        let lock = try FolderLock(of: path)
        defer { withExtendedLifetime(lock) {} }
        let descriptor = Glibc.open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure() }
        defer { close(descriptor) }
        // Each line is written in a single call, so lines of two terminals do not mix. If a full disk has cut off the
        // last line, the new line begins after a newline.
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
            throw Failure(path: path, reason: "the course cannot create its folder")
        }
    }

    private func failure() -> Failure {
        Failure(path: path, reason: FailureReason.words(errno))
    }

    /// A lock that keeps other terminals from writing the file. The lock is on the folder, because the file itself may
    /// be replaced.
    private struct FolderLock: ~Copyable {
        private let descriptor: Int32

        init(of path: String) throws(Failure) {
            let folder = URL(filePath: path).deletingLastPathComponent().path
            descriptor = Glibc.open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else {
                let reason = FailureReason.words(errno)
                if descriptor >= 0 { close(descriptor) }
                throw Failure(path: path, reason: reason)
            }
        }

        deinit { close(descriptor) }
    }
}
