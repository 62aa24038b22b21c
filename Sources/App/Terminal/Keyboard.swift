import Glibc

/// Reads single keys for the pager. The deinit restores the terminal's settings.
final class Keyboard {
    enum Press: Hashable {
        case key(PageTurner.Key)
        /// The window's size has changed since the last key.
        case resized
        case unknown
    }

    private var settings: termios
    var height: Int?

    /// The initializer returns nil without a terminal.
    init?() {
        var settings = termios()
        guard tcgetattr(0, &settings) == 0 else { return nil }
        self.settings = settings
        height = Pager.height()
        var raw = settings
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
        guard tcsetattr(0, TCSADRAIN, &raw) == 0 else { return nil }
    }

    deinit { tcsetattr(0, TCSADRAIN, &settings) }

    /// Waits for a key, or for a new size of the window.
    func next() -> Press {
        while true {
            var watched = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
            // Without a signal handler, polling is the only way to notice a new size of the window.
            let count = poll(&watched, 1, 200)
            if Pager.height() != height { return .resized }
            if count > 0 { return press() }
        }
    }

    /// Reads one key and leaves later keys for the next read.
    private func press() -> Press {
        var bytes: [UInt8] = [0]
        guard read(0, &bytes, 1) == 1 else { return .key(.leave) }
        var watched = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
        // An arrow key sends several characters, which may arrive late on a slow connection.
        if bytes == [0x1B], poll(&watched, 1, 50) > 0 {
            var rest = [UInt8](repeating: 0, count: 8)
            let count = read(0, &rest, rest.count)
            bytes += rest[..<max(count, 0)]
        }
        return Self.meaning(of: String(decoding: bytes, as: UTF8.self))
    }

    static func meaning(of keys: String) -> Press {
        switch keys {
        case " ", "f", "\u{1B}[6~", "\u{1B}[C": .key(.page)
        case "\r", "\n", "j", "\u{1B}[B", "\u{1B}OB": .key(.line)
        case "b", "k", "\u{1B}[5~", "\u{1B}[A", "\u{1B}OA", "\u{1B}[D": .key(.back)
        case "G", "\u{1B}[F", "\u{1B}[4~": .key(.end)
        case "q", "Q", "\u{1B}", "\u{3}", "\u{4}": .key(.leave)
        default: .unknown
        }
    }
}
