import Glibc

/// Reads single keys without Return and without an echo.
///
///     let keys = KeyReader()           // nil without a terminal
///     let key = keys?.waiting { poll(&descriptors, …) }
///
/// Keys that arrive between two calls of `waiting` are not shown, and the second call reads them. Inside `waiting`,
/// Ctrl-C arrives as an ordinary key.
public final class KeyReader {
    private let descriptor: Int32
    private var atFirst = termios()

    public init?(descriptor: Int32 = STDIN_FILENO) {
        guard isatty(descriptor) == 1, tcgetattr(descriptor, &atFirst) == 0 else { return nil }
        self.descriptor = descriptor
        var silent = atFirst
        silent.c_lflag &= ~tcflag_t(ECHO)
        tcsetattr(descriptor, TCSANOW, &silent)
    }

    deinit { tcsetattr(descriptor, TCSANOW, &atFirst) }

    /// Calls `wait` while the terminal delivers single keys.
    public func waiting<Result>(_ wait: () -> Result) -> Result {
        var before = termios()
        guard tcgetattr(descriptor, &before) == 0 else { return wait() }
        var keys = before
        keys.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
        keys.c_iflag &= ~tcflag_t(IXON | ICRNL)
        // With `TCSANOW`, keys that the person has already typed are not lost.
        tcsetattr(descriptor, TCSANOW, &keys)
        defer { tcsetattr(descriptor, TCSANOW, &before) }
        return wait()
    }

    /// The pressed key; nil if the terminal is closed. For a key that sends several characters, such as an arrow
    /// key, the result is the replacement character.
    public func read() -> Character? {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = Glibc.read(descriptor, &bytes, bytes.count)
        guard count > 0 else { return nil }
        let text = String(decoding: bytes.prefix(count), as: UTF8.self)
        guard let first = text.first else { return nil }
        return first == "\u{1B}" && text.count > 1 ? "\u{FFFD}" : first
    }
}
