/// A long text on its way past a reader, a screenful at a time: what is shown next, decided without a terminal.
///
/// Pages are printed one below the other and stay where terminals keep what has scrolled by, so nothing is taken away
/// when the reader is done. Going back prints an earlier page again.
///
///     var turner = PageTurner(lines: lines, height: 24)
///     turner.turn(.page)   // the next lines, or nil at the end
struct PageTurner {
    enum Key: Hashable {
        case page
        case line
        case back
        case end
        case leave
    }

    private(set) var lines: [StyledText]
    private var height: Int
    private var width: Int
    /// Lines up to here have been shown.
    private(set) var shown = 0

    /// - Parameters:
    ///   - height: of the terminal; its last line is for the reader's keys.
    ///   - width: of the terminal, which shows a longer line, such as an address, on several of its own.
    init(lines: [StyledText], height: Int, width: Int = .max) {
        self.lines = lines
        self.height = max(height, 2)
        self.width = max(width, 1)
    }

    /// Nothing has to be turned: all of it can be seen at once.
    var fits: Bool { lines.reduce(0) { $0 + rows(of: $1) } <= screenful }

    private var screenful: Int { height - 1 }
    var isAtEnd: Bool { shown >= lines.count }
    var percent: Int { lines.isEmpty ? 100 : shown * 100 / lines.count }

    /// - Returns: the lines to print now.
    mutating func turn(_ key: Key) -> ArraySlice<StyledText> {
        switch key {
        case .page: return show(upTo: endOfPage(from: shown))
        case .line: return show(upTo: min(shown + 1, lines.count))
        case .end: return show(upTo: lines.count)
        case .back:
            // The page before the one that is on screen.
            shown = startOfPage(to: startOfPage(to: shown))
            return show(upTo: endOfPage(from: shown))
        case .leave: return []
        }
    }

    private mutating func show(upTo end: Int) -> ArraySlice<StyledText> {
        let next = lines[shown..<end]
        shown = end
        return next
    }

    private func rows(of line: StyledText) -> Int { max(1, (line.columns - 1) / width + 1) }

    /// As many lines as a screen has room for, and always one.
    private func endOfPage(from start: Int) -> Int {
        var (end, used) = (start, 0)
        while end < lines.count {
            used += rows(of: lines[end])
            if used > screenful, end > start { break }
            end += 1
        }
        return end
    }

    private func startOfPage(to end: Int) -> Int {
        var (start, used) = (end, 0)
        while start > 0 {
            used += rows(of: lines[start - 1])
            if used > screenful, start < end { break }
            start -= 1
        }
        return start
    }

    /// The terminal has another size, and the text other lines: goes on behind the words that were shown.
    mutating func relay(lines new: [StyledText], height: Int, width: Int = .max) {
        let letters = lines[..<shown].reduce(0) { $0 + $1.letters }
        self.height = max(height, 2)
        self.width = max(width, 1)
        lines = new
        shown = 0
        var passed = 0
        while shown < lines.count, passed + lines[shown].letters <= letters {
            passed += lines[shown].letters
            shown += 1
        }
    }
}

extension StyledText {
    /// What the text holds at any width: neither spaces nor what is only drawn.
    fileprivate var letters: Int {
        spans.reduce(0) { $0 + $1.text.count { $0.isLetter || $0.isNumber } }
    }
}
