import Foundation

/// The room that is left on the disk of a folder.
///
/// A compiler or linker on a full disk ends in many ways: with a message, with a signal, or with a library that is cut
/// short. None of them says anything about the answer.
struct DiskSpace {
    let path: String

    init(at path: String) { self.path = path }

    enum Purpose {
        /// The sources, the object file and the library of one answer, and those of its neighbors.
        case answer
        /// The compiler's module cache, once for each toolchain.
        case cache

        fileprivate var bytes: UInt64 {
            switch self {
            case .answer: 32 << 20
            case .cache: 128 << 20
            }
        }
    }

    func check(for purpose: Purpose) throws(MachineFault) {
        if let fault = shortage(for: purpose) { throw fault }
    }

    /// Nil if there is enough, and for a disk that does not say.
    func shortage(for purpose: Purpose) -> MachineFault? {
        var facts = statvfs()
        guard statvfs(path, &facts) == 0 else { return nil }
        let free = UInt64(facts.f_bavail) * UInt64(facts.f_frsize)
        guard free >= purpose.bytes else {
            let folder = (path as NSString).deletingLastPathComponent
            return Self.full(
                "Only \(free >> 20) MB are free in \(folder), and the course needs \(purpose.bytes >> 20).")
        }
        return nil
    }

    /// The disk's part in the end of a compiler or linker that failed; nil if it had none.
    func fault(after end: ProcessEnd) -> MachineFault? {
        let words = ["No space left on device", "Disk quota exceeded"]
        // Memory of a file that the disk has no room for: the kernel says so with a signal.
        if words.contains(where: end.errors.contains) || end.cause == .signalled(SIGBUS) {
            return Self.full("The compiler ran out of disk space.")
        }
        return shortage(for: .answer)
    }

    private static func full(_ fact: String) -> MachineFault {
        MachineFault(
            .diskFull, fact,
            remedy: "Free some space (df -h shows where), or point TMPDIR at a disk that has some.")
    }
}
