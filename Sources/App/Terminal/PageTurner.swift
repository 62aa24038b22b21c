import Text

/// Chooses the lines of a long text that a pager prints next.
///
/// The pager prints pages below each other, so all pages stay in the terminal's scrollback. To show an earlier page,
/// the pager prints that page again.
///
///     var turner = PageTurner(lines: lines, height: 24)
///     turner.turn(.page)   // the lines to print
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
    /// The number of lines shown so far.
    private(set) var shown = 0

    /// - Parameters:
    ///   - height: the terminal's height. The screen's last line is for the prompt of the pager.
    ///   - width: the terminal's width. A line that is wider than the terminal, such as an address, takes several rows.
    init(lines: [StyledText], height: Int, width: Int = .max) {
        self.lines = lines
        self.height = max(height, 2)
        self.width = max(width, 1)
    }

    var fits: Bool { lines.reduce(0) { $0 + rows(of: $1) } <= screenful }

    private var screenful: Int { height - 1 }
    var isAtEnd: Bool { shown >= lines.count }
    var percent: Int { lines.isEmpty ? 100 : shown * 100 / lines.count }

    mutating func turn(_ key: Key) -> ArraySlice<StyledText> {
        switch key {
        case .page: return show(upTo: endOfPage(from: shown))
        case .line: return show(upTo: min(shown + 1, lines.count))
        case .end: return show(upTo: lines.count)
        case .back:
            // The first call finds the start of the current page, and the second call the start of the page before.
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

    /// A page has as many lines as fit, but at least one.
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

    /// After a change of the terminal's size, replaces the lines and continues after the last word shown so far.
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
    /// The number of letters and digits in the line. Unlike the number of spaces, the number of letters is the same at
    /// every width.
    fileprivate var letters: Int {
        spans.reduce(0) { $0 + $1.text.count { $0.isLetter || $0.isNumber } }
    }
}
