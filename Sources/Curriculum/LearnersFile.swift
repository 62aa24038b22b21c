import CExchange
import FoundationEssentials
import Glibc

/// A file that somebody wrote, changed only in ways that cannot lose what it held.
///
///     let file = LearnersFile(url)
///     let bytes = try file.read()
///     try file.replace(bytes, with: better)   // refuses if the file is not what was read
///
/// New contents are written beside the file, brought to the disk and only then put in its place, so that there is no
/// moment with half a file. A link stays a link: what it leads to is replaced.
public struct LearnersFile: Hashable, Sendable {
    public let url: URL

    public init(_ url: URL) { self.url = url }

    /// Larger than this is nobody's answer.
    static let mostBytes = 16 << 20

    public func read() throws(FileFailure) -> [UInt8] { try read(atMost: Self.mostBytes) }

    func read(atMost limit: Int) throws(FileFailure) -> [UInt8] {
        // A pipe with no writer would have us wait for ever.
        let descriptor = open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw missingOrUnreadable() }
        defer { close(descriptor) }
        var facts = stat()
        guard fstat(descriptor, &facts) == 0 else { throw FileFailure(url, .unreadable(Self.reason())) }
        switch facts.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw FileFailure(url, .folder)
        default: throw FileFailure(url, .noFile)
        }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw FileFailure(url, .unreadable(Self.reason())) }
            if count == 0 { return bytes }
            bytes += chunk[..<count]
            guard bytes.count <= limit else { throw FileFailure(url, .tooLarge) }
        }
    }

    /// Puts `new` in the place of exactly `old`.
    public func replace(_ old: [UInt8], with new: [UInt8]) throws(FileFailure) {
        let place = url.resolvingSymlinksInPath()
        let draft = place.deletingLastPathComponent()
            .appending(path: ".\(place.lastPathComponent).\(getpid())-\(UInt32.random(in: 0 ... .max))")
        do throws(FileFailure) {
            try Self.create(draft, holding: new, like: place)
        } catch {
            throw FileFailure(url, error.cause)
        }
        // Whoever saves between this look and the renaming is caught by `exchange`.
        guard try read() == old else {
            unlink(draft.path)
            throw FileFailure(url, .changed)
        }
        guard exchange(draft, place) else { return try rename(draft, to: place) }
        // The draft's name has what was in the place until now.
        let isRight: Bool
        do throws(FileFailure) { isRight = try LearnersFile(draft).read() == old } catch { isRight = false }
        guard isRight || exchange(draft, place) else {
            // Somebody's text has the draft's name now, and is better found there than nowhere.
            throw FileFailure(draft, .changed)
        }
        unlink(draft.path)
        guard isRight else { throw FileFailure(url, .changed) }
    }

    /// Both names change what they stand for, at one moment; false where the file system cannot do it.
    private func exchange(_ one: URL, _ other: URL) -> Bool {
        course_exchange(one.path, other.path) == 0
    }

    private func rename(_ draft: URL, to place: URL) throws(FileFailure) {
        guard Glibc.rename(draft.path, place.path) != 0 else { return }
        let reason = Self.reason()
        unlink(draft.path)
        throw FileFailure(url, .unwritable(reason))
    }

    /// Writes what the file holds into a new one beside it: `Picture.kept-1.swift`.
    /// - Returns: the copy.
    public func keepCopy(of bytes: [UInt8]) throws(FileFailure) -> URL {
        let stem = url.deletingPathExtension().lastPathComponent
        for number in 1... {
            let copy = url.deletingLastPathComponent().appending(
                path: "\(stem).kept-\(number).\(url.pathExtension)")
            do throws(FileFailure) {
                try Self.create(copy, holding: bytes)
                return copy
            } catch {
                guard error.cause == .exists else { throw error }
            }
        }
        throw FileFailure(url, .exists)
    }

    /// Makes a file that was not there, whole or not at all.
    /// - Parameter model: has the permissions that the new file gets, where it exists.
    static func create(_ place: URL, holding bytes: [UInt8], like model: URL? = nil) throws(FileFailure) {
        // O_EXCL is the promise: there is no moment at which an existing file could be overwritten.
        let descriptor = open(place.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw FileFailure(place, errno == EEXIST ? .exists : .unwritable(reason()))
        }
        var facts = stat()
        if let model, stat(model.path, &facts) == 0 { fchmod(descriptor, facts.st_mode & 0o777) }
        var problem = write(bytes, to: descriptor)
        if problem == nil, fsync(descriptor) != 0 { problem = reason() }
        if close(descriptor) != 0, problem == nil { problem = reason() }
        guard let problem else { return }
        // Half a file would be taken for a whole one next time.
        unlink(place.path)
        throw FileFailure(place, .unwritable(problem))
    }

    /// Nil when everything was written.
    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> String? {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return reason() }
            rest = rest.dropFirst(count)
        }
        return nil
    }

    private func missingOrUnreadable() -> FileFailure {
        let number = errno
        var facts = stat()
        guard number == ENOENT else { return FileFailure(url, .unreadable(Self.reason(number))) }
        // There is a link, and nothing at its other end.
        return FileFailure(url, lstat(url.path, &facts) == 0 ? .danglingLink : .missing)
    }

    private static func reason(_ number: Int32 = errno) -> String { String(cString: strerror(number)) }
}
