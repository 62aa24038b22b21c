import Glibc

/// Single keys, while it lives; the terminal is put back as it was at its end.
final class Keyboard {
    enum Press: Hashable {
        case key(PageTurner.Key)
        /// The window has another size than at the last press.
        case resized
        case unknown
    }

    private var settings: termios
    var height: Int?

    /// Nil where no terminal is.
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

    func next() -> Press {
        while true {
            var watched = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
            // Nothing says when a window changes its size without a signal handler, so it is looked at.
            let count = poll(&watched, 1, 200)
            if Pager.height() != height { return .resized }
            if count > 0 { return press() }
        }
    }

    /// One key, and no more: what is typed ahead is for whoever reads next.
    private func press() -> Press {
        var bytes: [UInt8] = [0]
        guard read(0, &bytes, 1) == 1 else { return .key(.leave) }
        var watched = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
        // The rest of an arrow key is there at once, or a little later where the line is slow.
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
