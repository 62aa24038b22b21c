import CExchange
import Essentials
import Glibc

/// A learner's file; a change never loses text, even if another program changes the file at the same time.
///
///     let file = LearnersFile(url)
///     let bytes = try file.read()
///     try file.replace(bytes, with: better)   // refuses if the file is not what was read
///
/// Writing creates a draft beside the file, synchronizes it to disk, and then exchanges the draft and the file, so that
/// the learner's file is never partial. If the learner's file is a link, writing changes the link's target and keeps
/// the link.
public struct LearnersFile: Hashable, Sendable {
    public let url: URL

    public init(_ url: URL) { self.url = url }

    /// The largest size of an answer, in bytes; reading a larger file fails.
    static let mostBytes = 16 << 20

    public func read() throws(FileFailure) -> [UInt8] { try read(atMost: Self.mostBytes) }

    /// - Parameter limit: the largest accepted size of the file, in bytes.
    package func read(atMost limit: Int) throws(FileFailure) -> [UInt8] {
        // Opening a pipe without a writer would block forever.
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

    /// Throws `.changed` if the file no longer contains `old`.
    public func replace(_ old: [UInt8], with new: [UInt8]) throws(FileFailure) {
        let place = url.resolvingSymlinksInPath()
        let draft = place.deletingLastPathComponent()
            .appending(path: ".\(place.lastPathComponent).\(getpid())-\(UInt32.random(in: 0 ... .max))")
        do throws(FileFailure) {
            try Self.create(draft, holding: new, like: place)
        } catch {
            throw FileFailure(url, error.cause)
        }
        // Another program may have saved the file while the draft was written, so the file is checked again.
        guard try read() == old else {
            unlink(draft.path)
            throw FileFailure(url, .changed)
        }
        guard exchange(draft, place) else { return try rename(draft, to: place) }
        // After the exchange, the old file is at the draft's path.
        let isRight: Bool
        do throws(FileFailure) { isRight = try LearnersFile(draft).read() == old } catch { isRight = false }
        guard isRight || exchange(draft, place) else {
            // The file at the draft's path now has the text that another program saved, so the file stays on disk.
            throw FileFailure(draft, .changed)
        }
        unlink(draft.path)
        guard isRight else { throw FileFailure(url, .changed) }
    }

    /// Exchanges two files in one step; returns false if the file system cannot exchange files.
    private func exchange(_ one: URL, _ other: URL) -> Bool {
        course_exchange(one.path, other.path) == 0
    }

    private func rename(_ draft: URL, to place: URL) throws(FileFailure) {
        guard Glibc.rename(draft.path, place.path) != 0 else { return }
        let reason = Self.reason()
        unlink(draft.path)
        throw FileFailure(url, .unwritable(reason))
    }

    /// Writes `bytes` to a new file beside the learner's file, such as `Picture.kept-1.swift`.
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

    /// Makes a new file, and removes the file again if writing fails.
    /// - Parameter model: the file whose permissions the new file gets.
    static func create(_ place: URL, holding bytes: [UInt8], like model: URL? = nil) throws(FileFailure) {
        // O_EXCL guarantees that an existing file is never overwritten.
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
        // A partial file is deleted, because the next command could mistake it for a complete file.
        unlink(place.path)
        throw FileFailure(place, .unwritable(problem))
    }

    /// - Returns: the reason for the failure; nil if all bytes were written.
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
        // `open` follows links, so `open` also fails for a link without a target. `lstat` finds a link even if the link
        // has no target.
        return FileFailure(url, lstat(url.path, &facts) == 0 ? .danglingLink : .missing)
    }

    private static func reason(_ number: Int32 = errno) -> String { FailureReason.words(number) }
}
