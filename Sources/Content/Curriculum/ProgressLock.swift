import Essentials
import Glibc

/// Lets one terminal at a time repair the progress file or back it up. Recording an attempt does not need the
/// lock.
final class ProgressLock {
    private let descriptor: Int32

    /// The initializer returns nil if it cannot make a lock, or if another terminal has the lock and `waits`
    /// is false.
    init?(beside file: URL, waits: Bool) {
        descriptor = open(file.path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
        guard flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            return nil
        }
    }

    deinit {
        // A child process has a copy of the lock's descriptor between fork and exec, so closing the descriptor may
        // not release the lock.
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }
}
