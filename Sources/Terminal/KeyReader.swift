import Glibc

/// Reads single keys, without Return and without an echo, for as long as somebody asks for one.
///
///     let keys = KeyReader()           // nil where nobody sits at a terminal
///     let key = keys?.waiting { poll(&descriptors, …) }
///
/// The terminal reads lines again after each question, for whatever comes between, and only keeps silent about a key that
/// is pressed then: that is meant for the next question. Ctrl-C is a key too.
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

    /// Does something while a key may be pressed.
    public func waiting<Result>(_ wait: () -> Result) -> Result {
        var before = termios()
        guard tcgetattr(descriptor, &before) == 0 else { return wait() }
        var keys = before
        keys.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
        keys.c_iflag &= ~tcflag_t(IXON | ICRNL)
        // What was typed already is kept in both directions.
        tcsetattr(descriptor, TCSANOW, &keys)
        defer { tcsetattr(descriptor, TCSANOW, &before) }
        return wait()
    }

    /// The key that was pressed, once there is something to read; nil when the terminal has gone. Of a key that sends
    /// several characters, such as an arrow, it is the replacement character.
    public func read() -> Character? {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = Glibc.read(descriptor, &bytes, bytes.count)
        guard count > 0 else { return nil }
        let text = String(decoding: bytes.prefix(count), as: UTF8.self)
        guard let first = text.first else { return nil }
        return first == "\u{1B}" && text.count > 1 ? "\u{FFFD}" : first
    }
}
