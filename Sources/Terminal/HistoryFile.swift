import FoundationEssentials
import Glibc

/// The lines a learner typed in earlier runs, one a line, oldest first.
///
/// Lines are appended, never rewritten, so two terminals at once lose nothing of each other. The
/// file is cut back to its newest `limit` lines when it is opened and has grown past twice that.
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
        let all = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        let newest = Array(all.suffix(limit))
        if all.count > 2 * limit { try replace(with: newest) }
        return newest
    }

    /// Writes one line through to the file.
    public func append(_ line: String) throws(Failure) {
        try makeFolder()
        let descriptor = Glibc.open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure() }
        defer { close(descriptor) }
        // One write call, so that two terminals cannot interleave inside a line.
        let bytes = Array((line + "\n").utf8)
        guard write(descriptor, bytes, bytes.count) == bytes.count else { throw failure() }
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
}
