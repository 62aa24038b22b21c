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
    /// Lines up to here have been shown.
    private(set) var shown = 0

    /// - Parameter height: of the terminal; its last line is for the reader's keys.
    init(lines: [StyledText], height: Int) {
        self.lines = lines
        self.height = max(height, 2)
    }

    private var screenful: Int { height - 1 }
    var isAtEnd: Bool { shown >= lines.count }
    var percent: Int { lines.isEmpty ? 100 : shown * 100 / lines.count }

    /// - Returns: the lines to print now.
    mutating func turn(_ key: Key) -> ArraySlice<StyledText> {
        switch key {
        case .page: return show(screenful)
        case .line: return show(1)
        case .end: return show(lines.count)
        case .back:
            // The page before the one that is on screen.
            shown = max(0, shown - 2 * screenful)
            return show(screenful)
        case .leave: return []
        }
    }

    private mutating func show(_ count: Int) -> ArraySlice<StyledText> {
        let next = lines[shown..<min(lines.count, shown + count)]
        shown = next.endIndex
        return next
    }

    /// The terminal has another size, and the text other lines: goes on behind the words that were shown.
    mutating func relay(lines new: [StyledText], height: Int) {
        let letters = lines[..<shown].reduce(0) { $0 + $1.letters }
        self.height = max(height, 2)
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
