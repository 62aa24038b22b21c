import CSpawn
import Essentials

/// The file descriptor closes when the last `Descriptor` is released.
final class Descriptor: Sendable {
    let number: Int32

    init(owning number: Int32) {
        self.number = number
    }

    deinit {
        close(number)
    }

    /// A second descriptor for the same file. The caller must close the second descriptor.
    func duplicate() throws(MachineFault) -> Int32 {
        let copy = fcntl(number, F_DUPFD_CLOEXEC, 3)
        guard copy >= 0 else { throw Self.fault("A descriptor") }
        return copy
    }

    /// Makes the children's user the owner of the descriptor's file.
    func give(to owner: Identity?) throws(MachineFault) {
        guard let owner else { return }
        guard fchown(number, owner.user, owner.group) == 0 else {
            throw TemporaryFolder.fault("change the owner of a pipe")
        }
    }

    /// Writes a text that fits into a pipe's buffer. If writing fails, the rest of the text is lost.
    func write(_ text: String) {
        FileBytes.write(text.utf8, to: number)
    }

    static func pipe() throws(MachineFault) -> (read: Descriptor, write: Descriptor) {
        var ends: [Int32] = [-1, -1]
        guard Glibc.pipe(&ends) == 0 else { throw fault("A pipe") }
        return (Descriptor(owning: ends[0]), Descriptor(owning: ends[1]))
    }

    /// Two connected sockets. Reading from `ours` and writing to `ours` fails after the timeout.
    static func socketPair(timeout seconds: Double) throws(MachineFault) -> (
        ours: Descriptor, theirs: Descriptor
    ) {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw fault("A socket") }
        let ours = Descriptor(owning: ends[0])
        let theirs = Descriptor(owning: ends[1])
        let whole = seconds.rounded(.down)
        var limit = timeval(tv_sec: Int(whole), tv_usec: Int((seconds - whole) * 1e6))
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            let size = socklen_t(MemoryLayout<timeval>.size)
            guard setsockopt(ours.number, SOL_SOCKET, option, &limit, size) == 0 else {
                throw fault("A socket")
            }
        }
        return (ours, theirs)
    }

    /// A file in memory, from which a child process can read bytes.
    static func memory(_ bytes: [UInt8]) throws(MachineFault) -> Descriptor {
        let number = bytes.withUnsafeBytes { course_memory_file($0.baseAddress, $0.count) }
        guard number >= 0 else { throw fault("A file in memory") }
        return Descriptor(owning: number)
    }

    private static func fault(_ thing: String) -> MachineFault {
        MachineFault(
            .processStart, "\(thing) cannot be opened: \(FailureReason.words(errno)).",
            remedy: "Close other programs, or raise the limit on open files (ulimit -n).")
    }
}
