import Foundation

/// The identity of a file, the same for all paths to it.
struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64

    /// The identity of an open file; nil if the system call fails.
    init?(_ descriptor: Int32) {
        var facts = stat()
        guard fstat(descriptor, &facts) == 0 else { return nil }
        self.init(facts)
    }

    /// The identity of a file with this name in an open folder. Follows links.
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
