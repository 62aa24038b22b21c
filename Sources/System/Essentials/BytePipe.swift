import Glibc

/// A pipe that one thread writes to wake another. Its descriptors close when the pipe is released.
public final class BytePipe: Sendable {
    public let reading: Int32
    public let writing: Int32

    public init() {
        guard let ends = Self.ends() else {
            fatalError("The system cannot open a pipe: \(FailureReason.words(errno)).")
        }
        (reading, writing) = ends
    }

    /// The descriptors of a new pipe, which no child inherits; nil with the reason in `errno`. The caller closes both.
    public static func ends() -> (reading: Int32, writing: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0, ends.allSatisfy({ fcntl($0, F_SETFD, FD_CLOEXEC) == 0 }) else { return nil }
        return (ends[0], ends[1])
    }

    deinit {
        close(reading)
        close(writing)
    }

    /// Writes one byte.
    public func ring() {
        var byte: UInt8 = 0
        while write(writing, &byte, 1) < 0, errno == EINTR {}
    }

    /// Waits for a byte, and removes the byte. Returns false if the pipe cannot be read.
    @discardableResult public func wait() -> Bool {
        var byte: UInt8 = 0
        while true {
            let count = read(reading, &byte, 1)
            if count == 1 { return true }
            guard count < 0, errno == EINTR else { return false }
        }
    }
}
