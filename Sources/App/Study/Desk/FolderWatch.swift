import Essentials

/// Reports when an editor saves a file, by writing into the file or by replacing the file.
///
/// The system watches the folder, because a watch on the file would miss a replacement.
package final class FolderWatch {
    /// A file descriptor that becomes readable after a change in the folder.
    package let descriptor: Int32
    private let name: String
    private let folder: String

    package struct Failure: Error, CustomStringConvertible { package let description: String }

    package enum News: Equatable { case nothing, saved, folderGone }

    package init(file: URL) throws(Failure) {
        name = file.lastPathComponent
        folder = file.deletingLastPathComponent().path
        descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
        guard descriptor >= 0 else {
            throw Failure(
                description:
                    "the course could not watch your folder for saves: \(FailureReason.words(errno))\n"
                    + "Run your answer with `verify` instead.")
        }
        let kinds = IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF
        guard inotify_add_watch(descriptor, folder, UInt32(kinds)) >= 0 else {
            let reason = FailureReason.words(errno)
            close(descriptor)
            throw Failure(
                description: "the course could not watch \(folder) for saves: \(reason)\n"
                    + "Run your answer with `verify` instead.")
        }
    }

    deinit { close(descriptor) }

    /// Returns what happened to the file since the previous call of `news`.
    package func news() -> News {
        var news = News.nothing
        var bytes = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = read(descriptor, &bytes, bytes.count)
            guard count > 0 else { return news }
            bytes.withUnsafeBytes { buffer in
                for event in Events(bytes: UnsafeRawBufferPointer(rebasing: buffer[..<count])) {
                    if event.kinds & UInt32(IN_DELETE_SELF | IN_MOVE_SELF) != 0 { news = .folderGone }
                    // The kernel drops events if its queue overflows, and one of the dropped events may be a save.
                    let isOurs = event.name == name || event.kinds & UInt32(IN_Q_OVERFLOW) != 0
                    if isOurs, news == .nothing { news = .saved }
                }
            }
        }
    }

    /// The kernel's records of file changes, in sequence. Each record has a fixed header and a name of variable
    /// length.
    private struct Events: Sequence, IteratorProtocol {
        var bytes: UnsafeRawBufferPointer
        private static let head = MemoryLayout<inotify_event>.size

        mutating func next() -> (kinds: UInt32, name: String)? {
            guard bytes.count >= Self.head else { return nil }
            let event = bytes.loadUnaligned(as: inotify_event.self)
            let rest = UnsafeRawBufferPointer(rebasing: bytes[Self.head...])
            let name = rest.prefix(Int(event.len)).prefix { $0 != 0 }
            bytes = UnsafeRawBufferPointer(rebasing: rest.dropFirst(Int(event.len)))
            return (event.mask, String(decoding: name, as: UTF8.self))
        }
    }
}
