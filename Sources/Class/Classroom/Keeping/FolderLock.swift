import Essentials

/// Locks a folder of results for one process. The lock lasts until `FolderLock` is released or the process ends, even
/// by a kill.
public final class FolderLock: Sendable {
    private static let fileName = ".lock"
    private let descriptor: Int32

    public init(_ folder: ResultsFolder) throws(ClassroomFault) {
        let path = folder.path(of: Self.fileName)
        let file = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw ResultsFolder.fault("\(path) cannot be opened", errno) }
        guard Self.lock(file) else {
            close(file)
            throw .results(
                "Another `course grade` is writing to \(folder.path).",
                nextStep: "Wait for that command to end, or name another folder with --out.")
        }
        descriptor = file
    }

    deinit { close(descriptor) }

    /// Tries for half a second to lock the file, because the process that holds the lock may be about to end.
    private static func lock(_ file: Int32) -> Bool {
        for attempt in 0..<10 {
            if attempt > 0 { usleep(50_000) }
            if flock(file, LOCK_EX | LOCK_NB) == 0 { return true }
        }
        return false
    }
}
