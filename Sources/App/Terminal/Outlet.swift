import Essentials
import Synchronization
import Text

/// One of the program's two outputs: standard output or standard error. All output to a terminal goes through an
/// outlet.
///
///     Outlet.results.write("a\u{1B}[2Jb\n", hasUnicode: true)      // a?[2Jb
///
/// Invariant: the only control characters that pass are newlines, tabs and characters marked by `Hallmark.ours`. An
/// outlet can safely print text of any origin.
public struct Outlet: Sendable {
    public static let results = Outlet(descriptor: STDOUT_FILENO)
    public static let messages = Outlet(descriptor: STDERR_FILENO)

    private let descriptor: Int32

    /// The reason why writing failed; nil after a success, or if the reader left early, as in `course … | head`.
    public static var failure: String? {
        lastError.withLock { $0 }.map { FailureReason.words($0) }
    }

    private static let lastError = Mutex<Int32?>(nil)

    /// - Parameter hasUnicode: true if the terminal shows more than ASCII. A pipe always gets Unicode.
    public func write(_ text: String, hasUnicode: Bool) {
        let opened = Hallmark.ours.cleared(text)
        let shown = hasUnicode || isatty(descriptor) == 0 ? opened : ASCIIText(opened).text
        var rest = Array(shown.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
                continue
            }
            switch errno {
            case EINTR: continue
            case EAGAIN: awaitRoom()
            // The terminal or the program that read the pipe has ended. After EPIPE, no program reads the
            // output any more, so an error message would be useless.
            case EPIPE: return
            case EIO where isatty(descriptor) == 1: return
            case let error:
                if descriptor == STDOUT_FILENO { Self.lastError.withLock { $0 = error } }
                return
            }
        }
    }

    private func awaitRoom() {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
    }
}
