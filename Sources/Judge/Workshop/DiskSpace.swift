import Essentials

/// The free space on a folder's disk.
///
/// On a full disk, a compiler or linker ends with a message, with a signal, or with an incomplete library. A full disk
/// is never the answer's fault.
struct DiskSpace {
    let path: String

    init(at path: String) { self.path = path }

    enum Purpose {
        /// The disk space for an answer's sources, object file and library, with room for several simultaneous builds.
        case answer
        /// The space for the compiler's module cache, once for each toolchain.
        case cache
        /// The space for a build of the engine, in the user's cache.
        case engine

        fileprivate var bytes: UInt64 {
            switch self {
            case .answer: 32 << 20
            case .cache: 128 << 20
            case .engine: 300 << 20
            }
        }

        /// The environment variable that names another place for the build files.
        fileprivate var variable: String { self == .engine ? "XDG_CACHE_HOME" : "TMPDIR" }
    }

    func check(for purpose: Purpose) throws(MachineFault) {
        if let fault = shortage(for: purpose) { throw fault }
    }

    /// The fault if too little space is free; nil if the space is enough or unknown.
    func shortage(for purpose: Purpose) -> MachineFault? {
        var facts = statvfs()
        guard statvfs(path, &facts) == 0 else { return nil }
        let free = UInt64(facts.f_bavail) * UInt64(facts.f_frsize)
        guard free >= purpose.bytes else {
            let folder = path.deletingLastPathComponent
            return Self.full(
                "Only \(free >> 20) MB are free in \(folder), and the course needs \(purpose.bytes >> 20) MB.",
                purpose)
        }
        return nil
    }

    /// The fault if a full disk made the compiler or linker fail; nil if the disk is not the cause.
    /// - Parameter output: the messages of the compiler, if they are not among the errors of `end`.
    func fault(
        of purpose: Purpose = .answer, after end: ProcessEnd, _ output: String = ""
    ) -> MachineFault? {
        let words = ["No space left on device", "Disk quota exceeded"]
        // SIGBUS means that the disk has no room for a file that is mapped into memory.
        if words.contains(where: (end.errors + output).contains) || end.cause == .signalled(SIGBUS) {
            return Self.full("The compiler ran out of disk space.", purpose)
        }
        return shortage(for: purpose)
    }

    private static func full(_ fact: String, _ purpose: Purpose) -> MachineFault {
        MachineFault(
            .diskFull, fact,
            remedy:
                "Free some space (df -h shows where), or point \(purpose.variable) at a disk with more space."
        )
    }
}
