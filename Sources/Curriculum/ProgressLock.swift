import FoundationEssentials
import Glibc

/// One terminal at a time repairs the progress file or backs it up. Recording needs no such turn.
final class ProgressLock {
    private let descriptor: Int32

    /// Nil where no lock can be made (nothing can be moved there either) or, without waiting, somebody else has it.
    init?(beside file: URL, waits: Bool) {
        descriptor = open(file.path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
        guard flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            return nil
        }
    }

    deinit { close(descriptor) }
}
