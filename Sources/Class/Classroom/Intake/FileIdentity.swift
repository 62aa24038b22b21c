import Essentials

/// The identity of a file, the same for all paths to it.
struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64

    /// Reads the identity of an open file; returns nil if the system call fails.
    init?(_ descriptor: Int32) {
        var facts = stat()
        guard fstat(descriptor, &facts) == 0 else { return nil }
        self.init(facts)
    }

    /// Reads the identity of a named file in an open folder, and follows links.
    init?(_ folder: Int32, _ name: UnsafePointer<CChar>) {
        var facts = stat()
        guard fstatat(folder, name, &facts, 0) == 0 else { return nil }
        self.init(facts)
    }

    private init(_ facts: stat) {
        device = UInt64(facts.st_dev)
        number = UInt64(facts.st_ino)
    }
}
